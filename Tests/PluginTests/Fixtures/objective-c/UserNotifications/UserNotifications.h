// The declarations of Apple's Foundation and UserNotifications that the guide's Objective-C uses.
#ifndef USER_NOTIFICATIONS_STUB_H
#define USER_NOTIFICATIONS_STUB_H

typedef signed char BOOL;
#define nil ((id)0)

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
- (instancetype)init;
- (id)mutableCopy;
@end

@interface NSString : NSObject
@end

@interface NSConstantString : NSString
@end

@interface NSError : NSObject
@property (readonly, copy) NSString *localizedDescription;
@end

extern void NSLog(NSString *format, ...);

@interface UNNotificationContent : NSObject
@end

@interface UNMutableNotificationContent : UNNotificationContent
@end

@interface UNNotificationRequest : NSObject
@property (readonly, copy) UNNotificationContent *content;
@end

@interface UNNotificationServiceExtension : NSObject
- (void)didReceiveNotificationRequest:(UNNotificationRequest *)request
                   withContentHandler:(void (^)(UNNotificationContent *contentToDeliver))contentHandler;
@end

#endif
