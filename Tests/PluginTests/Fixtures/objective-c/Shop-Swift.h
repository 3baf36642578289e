// What the Swift compiler writes of the guide's class for Objective-C.
@interface SHPAnnouncer : NSObject
- (instancetype)init;
- (NSString *)setSoundOf:(UNMutableNotificationContent *)content;
@end
