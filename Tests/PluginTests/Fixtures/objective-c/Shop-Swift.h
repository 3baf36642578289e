// What the Swift compiler writes of the guide's class for Objective-C: a method that throws answers with a BOOL and takes a
// place for the error.
@interface SHPAnnouncer : NSObject
- (instancetype)init;
- (BOOL)setSoundOf:(UNMutableNotificationContent *)content error:(NSError **)error;
@end
