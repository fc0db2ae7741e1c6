// Generated from the OpenAPI document by `npm run generate-client`: do not edit.

/** The version of the API that these types describe. */
export const API_VERSION = '2026-11-01';

export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Sign in with email and password; sets the session cookie.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Sign out: ends the session or the token family; an app whose access token has expired sends its refresh token.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Sign in with email and password; returns a pair of bearer tokens.
         */
        post: operations["issueTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new pair
         * @description Exchange a refresh token for a new pair.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user’s profile
         * @description Get the signed-in user’s profile. For signed-in users.
         */
        get: operations["getProfile"];
        /**
         * Change the signed-in user’s profile
         * @description Change the signed-in user’s profile. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a place of the signed-in rider
         * @description Save a place of the signed-in rider; a new home or work place replaces the one before. For riders.
         */
        post: operations["savePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved place of the signed-in rider
         * @description Remove a saved place of the signed-in rider. For riders.
         */
        delete: operations["removePlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in that returned a challenge, with a code from the authenticator app or a recovery code
         * @description Finish a sign-in that returned a challenge, with a code from the authenticator app or a recovery code; it continues with a cookie or tokens, as it started.
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the user has a second factor, and how many recovery codes are left
         * @description Get whether the user has a second factor, and how many recovery codes are left. For admins and fleet admins.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Start setting up a second factor
         * @description Start setting up a second factor: returns a secret for an authenticator app, to be confirmed with its first code. For admins and fleet admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor on
         * @description Turn the second factor on; the recovery codes are returned only this once. For admins and fleet admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/second-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor off
         * @description Turn the second factor off. For admins and fleet admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["disableSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes with new ones
         * @description Replace the recovery codes with new ones. For admins and fleet admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off the lost second factor of another admin or fleet admin
         * @description Turn off the lost second factor of another admin or fleet admin; needs the caller’s own password and, if the caller has a second factor, a code from it. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways the user can step up, and whether they did so within the last ten minutes
         * @description List the ways the user can step up, and whether they did so within the last ten minutes. For signed-in users.
         */
        get: operations["getStepUp"];
        put?: never;
        /**
         * Step up this sign-in with the password, a code from the authenticator app, a recovery code, a code sent to the phone, or a passkey
         * @description Step up this sign-in with the password, a code from the authenticator app, a recovery code, a code sent to the phone, or a passkey; apps must continue with the returned access token. For signed-in users.
         */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a step-up with a passkey
         * @description Start a step-up with a passkey: returns the options for the browser. For signed-in users.
         */
        post: operations["startPasskeyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a step-up code to the user’s own phone, for riders and drivers without a password
         * @description Send a step-up code to the user’s own phone, for riders and drivers without a password. For riders and drivers.
         */
        post: operations["sendStepUpCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a sign-in with a passkey
         * @description Start a sign-in with a passkey: returns the options for the browser.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Sign in with a passkey; sets the session cookie, or returns a pair of tokens if `tokens` is true.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the signed-in user’s passkeys
         * @description List the signed-in user’s passkeys. For signed-in users.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey that the browser created
         * @description Add a passkey that the browser created. For signed-in users. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start creating a passkey
         * @description Start creating a passkey: returns the options for the browser. For signed-in users. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description Rename a passkey. For signed-in users.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Delete a passkey, which can then no longer be used to sign in
         * @description Delete a passkey, which can then no longer be used to sign in. For signed-in users. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/phone/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to any phone number, with or without an account
         * @description Send a code to any phone number, with or without an account.
         */
        post: operations["sendNumberCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code
         * @description Sign in with the code; a new number gets a rider’s account. Sets the session cookie, or returns a pair of tokens if `tokens` is true.
         */
        post: operations["enterByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book with a phone number and the code sent to it, without signing in
         * @description Book with a phone number and the code sent to it, without signing in.
         */
        post: operations["bookAsGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the rider with a phone number to book for them
         * @description Get the rider with a phone number to book for them; a new number is added with the given name. For admins.
         */
        post: operations["getGuestRider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/social/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the provider sent about a new user who has no account yet
         * @description Get what the provider sent about a new user who has no account yet.
         */
        get: operations["getSocialSignUp"];
        put?: never;
        /**
         * Complete a new account after a social sign-in, and sign in
         * @description Complete a new account after a social sign-in, and sign in; `completion` is the value returned by the id token exchange.
         */
        post: operations["completeSocialSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/social/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redirect the browser to a provider to sign in there
         * @description Redirect the browser to a provider to sign in there.
         */
        get: operations["startSocialSignIn"];
        put?: never;
        /**
         * Sign in with an id token that an app got from the provider
         * @description Sign in with an id token that an app got from the provider; a new user gets a `completion` value instead.
         */
        post: operations["signInWithIdToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/social/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from a provider
         * @description Return from a provider: signs in, or redirects to the page that completes the account.
         */
        get: operations["returnFromSocialSignIn"];
        put?: never;
        /**
         * Return from a provider that responds with a form
         * @description Return from a provider that responds with a form.
         */
        post: operations["returnFromSocialSignInByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send_notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to a device
         * @description Send a message to a device; the response is the same if the device is unknown.
         */
        post: operations["sendNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a mobile app that receives the user’s messages
         * @description Add a mobile app that receives the user’s messages; a null token removes all of them. For signed-in users.
         */
        put: operations["setDevice"];
        post?: never;
        /**
         * Remove one mobile app from those that receive the user’s messages
         * @description Remove one mobile app from those that receive the user’s messages. For signed-in users.
         */
        delete: operations["removeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/browsers/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the public key that browsers need to subscribe to push messages
         * @description Get the public key that browsers need to subscribe to push messages. For signed-in users.
         */
        get: operations["getPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/browsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a browser that receives the user’s messages
         * @description Add a browser that receives the user’s messages: its push subscription. For signed-in users.
         */
        post: operations["addBrowser"];
        /**
         * Remove a browser from those that receive the user’s messages
         * @description Remove a browser from those that receive the user’s messages. For signed-in users.
         */
        delete: operations["removeBrowser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page of the signed-in user’s notifications, newest first, in the language of the request
         * @description List a page of the signed-in user’s notifications, newest first, in the language of the request. For signed-in users.
         */
        get: operations["listOwnNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the signed-in user’s unread notifications
         * @description Count the signed-in user’s unread notifications. For signed-in users.
         */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all of the signed-in user’s notifications as read, or those sent up to a time
         * @description Mark all of the signed-in user’s notifications as read, or those sent up to a time. For signed-in users.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark one of the signed-in user’s notifications as read
         * @description Mark one of the signed-in user’s notifications as read. For signed-in users.
         */
        post: operations["markNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an email with a password reset link
         * @description Request an email with a password reset link; the response is the same for every address.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with an emailed link
         * @description Set a new password with an emailed link; signs the account out everywhere.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address with an emailed link
         * @description Confirm an email address with an emailed link.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/contact-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s own contact changes that await confirmation
         * @description List the caller’s own contact changes that await confirmation. For signed-in users.
         */
        get: operations["listContactChanges"];
        put?: never;
        /**
         * Send a link to a new email address, or a code to a new phone number
         * @description Send a link to a new email address, or a code to a new phone number. For signed-in users. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["requestContactChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/contact-changes/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel one of the caller’s own contact changes that awaits confirmation
         * @description Cancel one of the caller’s own contact changes that awaits confirmation. For signed-in users.
         */
        delete: operations["cancelContactChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/contact-changes/mobile/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new phone number with its code
         * @description Confirm a new phone number with its code; ends every other sign-in and renews this one. For signed-in users.
         */
        post: operations["confirmMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new email address with an emailed link
         * @description Confirm a new email address with an emailed link; ends every sign-in except the one used to confirm it.
         */
        post: operations["confirmContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/revert-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview what a link sent to a previous contact would undo
         * @description Preview what a link sent to a previous contact would undo.
         */
        get: operations["previewContactRevert"];
        put?: never;
        /**
         * Undo a contact change with the link sent to the previous contact
         * @description Undo a contact change with the link sent to the previous contact; signs the account out everywhere.
         */
        post: operations["revertContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-in code to the phone of an account
         * @description Send a sign-in code to the phone of an account.
         */
        post: operations["sendSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code
         * @description Sign in with the code; sets the session cookie, or returns a pair of tokens if `tokens` is true.
         */
        post: operations["signInWithCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the browsers and apps where the user is signed in
         * @description List the browsers and apps where the user is signed in. For signed-in users.
         */
        get: operations["listSignIns"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere, including here
         * @description Sign out everywhere, including here. For signed-in users.
         */
        delete: operations["signOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one sign-in
         * @description End one sign-in. For signed-in users.
         */
        delete: operations["endSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bootstrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what an app needs before its first page
         * @description Get what an app needs before its first page: the signed-in user, settings, company and languages.
         */
        get: operations["getBootstrap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings
         * @description Get the settings; only admins get more than the pages need.
         */
        get: operations["getSettings"];
        /**
         * Change the settings
         * @description Change the settings. For admins. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        put: operations["updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company details shown on the public pages
         * @description Get the company details shown on the public pages.
         */
        get: operations["getAppInfo"];
        /**
         * Change the company details
         * @description Change the company details. For admins.
         */
        put: operations["updateAppInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first admin with the token of the link printed at startup
         * @description Create the first admin with the token of the link printed at startup; sets the session cookie.
         */
        post: operations["createFirstAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what is still missing before the first booking, and which services are configured
         * @description Get what is still missing before the first booking, and which services are configured. For admins.
         */
        get: operations["getSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add languages that come with the product
         * @description Add languages that come with the product. For admins.
         */
        post: operations["addSetupLanguages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/setup/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection to a service
         * @description Test the connection to a service; a mail server that works sends the admin a mail, payment providers are asked one by one. For admins.
         */
        post: operations["testService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get earnings, the last 30 days, current trips by status, drivers who are free, on a trip or on a break, and items that need attention (rules 2.26, 4.31)
         * @description Get earnings, the last 30 days, current trips by status, drivers who are free, on a trip or on a break, and items that need attention (rules 2.26, 4.31). For admins and fleet admins.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active drivers in a map view (rule 2.27), up to 2000
         * @description List the active drivers in a map view (rule 2.27), up to 2000. For admins and fleet admins.
         */
        get: operations["listMapDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleapis-getaddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the address of a point
         * @description Get the address of a point.
         */
        post: operations["getAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleapis-getdrivetime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the distance (km) and time (seconds) of a drive
         * @description Get the distance (km) and time (seconds) of a drive.
         */
        post: operations["getDriveTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleapis-getmultiloctime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the distance (km) and time (seconds) of a drive through waypoints
         * @description Get the distance (km) and time (seconds) of a drive through waypoints.
         */
        post: operations["getDriveTimeVia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleapis-autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest places for a typed text
         * @description Suggest places for a typed text.
         */
        post: operations["suggestPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleapis-getcoords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the location and the details of a suggested place
         * @description Get the location and the details of a suggested place.
         */
        post: operations["getPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/googleapis-getroute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the drive between two points
         * @description Get the drive between two points: distance (km), duration (seconds), path.
         */
        post: operations["getRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the price of a trip
         * @description Estimate the price of a trip.
         */
        post: operations["createEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a trip for every car type
         * @description Price a trip for every car type.
         */
        post: operations["createQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings, or get several by id
         * @description List bookings, or get several by id.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Book a trip
         * @description Book a trip. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offered trip
         * @description Accept an offered trip. For drivers.
         */
        post: operations["acceptBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an offered trip
         * @description Decline an offered trip. For drivers.
         */
        post: operations["declineBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/arrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrive at the pickup, as the driver’s position shows
         * @description Arrive at the pickup, as the driver’s position shows; a driver who is elsewhere must give a reason. For drivers.
         */
        post: operations["arriveAtPickup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the trip
         * @description Start the trip. For drivers.
         */
        post: operations["startTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the trip at this position
         * @description End the trip at this position. For drivers.
         */
        post: operations["reachDrop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a trip that awaits payment
         * @description Pay a trip that awaits payment. For riders and drivers.
         */
        post: operations["payBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the discount of a promo on a trip that awaits payment, or the reason why it cannot be used
         * @description Preview the discount of a promo on a trip that awaits payment, or the reason why it cannot be used. For riders.
         */
        get: operations["previewPromo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a paid trip
         * @description Close a paid trip. For riders, drivers, and admins.
         */
        post: operations["completeBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a trip
         * @description Cancel a trip. For riders, drivers, and admins.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what it would cost the rider to cancel the trip now
         * @description Get what it would cost the rider to cancel the trip now. For riders, drivers, and admins.
         */
        get: operations["previewCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the receipt of a paid trip to its rider once more
         * @description Mail the receipt of a paid trip to its rider once more. For riders.
         */
        post: operations["sendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receipt of a paid trip as a PDF, in the language of its rider
         * @description Get the receipt of a paid trip as a PDF, in the language of its rider. For riders and admins.
         */
        get: operations["getReceiptFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the drivers considered for a trip, and why each was offered the trip or left out
         * @description List the drivers considered for a trip, and why each was offered the trip or left out. For admins.
         */
        get: operations["getDispatchTrace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a trip to a driver
         * @description Offer a trip to a driver. For admins.
         */
        post: operations["assignDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate the driver (as the rider) or the rider (as the driver)
         * @description Rate the driver (as the rider) or the rider (as the driver). For riders and drivers.
         */
        post: operations["rateTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/tip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tip the driver of a paid trip from the wallet
         * @description Tip the driver of a paid trip from the wallet. For riders.
         */
        post: operations["tipDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/lost-item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an item left in the car, after the trip
         * @description Report an item left in the car, after the trip. For riders.
         */
        post: operations["reportLostItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/lost-item/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell whether an item that the rider lost was found
         * @description Tell whether an item that the rider lost was found. For drivers.
         */
        post: operations["answerLostItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/pickup_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picture of the parcel at pickup, as a user who may see the booking
         * @description Get the picture of the parcel at pickup, as a user who may see the booking. For signed-in users.
         */
        get: operations["getPickupImage"];
        put?: never;
        /**
         * Store a picture of the parcel at pickup taken by the driver (multipart field `image`)
         * @description Store a picture of the parcel at pickup taken by the driver (multipart field `image`). For drivers.
         */
        post: operations["storePickupImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/deliver_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picture of the parcel at delivery, as a user who may see the booking
         * @description Get the picture of the parcel at delivery, as a user who may see the booking. For signed-in users.
         */
        get: operations["getDeliverImage"];
        put?: never;
        /**
         * Store a picture of the parcel at delivery taken by the driver (multipart field `image`)
         * @description Store a picture of the parcel at delivery taken by the driver (multipart field `image`). For drivers.
         */
        post: operations["storeDeliverImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/signature_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picture of the recipient’s signature, as a user who may see the booking
         * @description Get the picture of the recipient’s signature, as a user who may see the booking. For signed-in users.
         */
        get: operations["getSignatureImage"];
        put?: never;
        /**
         * Store a picture of the recipient’s signature taken by the driver (multipart field `image`)
         * @description Store a picture of the recipient’s signature taken by the driver (multipart field `image`). For drivers.
         */
        post: operations["storeSignatureImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/fare-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the part of a fare that awaits a decision, with the evidence
         * @description Get the part of a fare that awaits a decision, with the evidence. For riders and admins.
         */
        get: operations["getBookingFareReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/fare-review/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to pay the measured amount beyond the settled fare
         * @description Agree to pay the measured amount beyond the settled fare. For riders.
         */
        post: operations["confirmFareReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/fare-review/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide whether the measured fare counts
         * @description Decide whether the measured fare counts. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["decideFareReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/drop-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer whether a trip that ended away from its booked drop ended in the right place
         * @description Answer whether a trip that ended away from its booked drop ended in the right place. For riders.
         */
        post: operations["answerDropCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/eta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get when the driver arrives at the pickup or, during the ride, at the drop
         * @description Get when the driver arrives at the pickup or, during the ride, at the drop. For signed-in users.
         */
        get: operations["getTripEta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the link with which others can follow a trip until it ends
         * @description Get the link with which others can follow a trip until it ends. For riders.
         */
        post: operations["shareTrip"];
        /**
         * Revoke the link of a shared trip
         * @description Revoke the link of a shared trip. For riders.
         */
        delete: operations["stopSharingTrip"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a shared trip
         * @description Follow a shared trip: the car, the driver’s first name, the position and the arrival time.
         */
        post: operations["followSharedTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a trip that was booked without signing in, by its link
         * @description Get a trip that was booked without signing in, by its link.
         */
        post: operations["followGuestTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-trips/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what it costs to cancel a trip that was booked without signing in
         * @description Get what it costs to cancel a trip that was booked without signing in.
         */
        post: operations["previewGuestCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-trips/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a trip that was booked without signing in, by its link
         * @description Cancel a trip that was booked without signing in, by its link.
         */
        post: operations["cancelGuestTrip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/handover/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Text the recipient of a parcel again, with the handover code
         * @description Text the recipient of a parcel again, with the handover code. For riders and drivers.
         */
        post: operations["resendHandoverCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/handover/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that a parcel could not be handed over and goes back to its sender
         * @description Report that a parcel could not be handed over and goes back to its sender. For drivers.
         */
        post: operations["failHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/handover/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the link with which the recipient follows a parcel, to pass it on
         * @description Get the link with which the recipient follows a parcel, to pass it on. For riders.
         */
        post: operations["getRecipientLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tracked-parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a parcel as its recipient
         * @description Follow a parcel as its recipient: the stage, the courier, the position and the arrival time.
         */
        post: operations["trackParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/stops/{index}/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the next stop of a trip, counted from 0, and go on
         * @description Confirm the next stop of a trip, counted from 0, and go on; a parcel needs the proof of its handover. For drivers.
         */
        post: operations["reachStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a trip's tracking points in order
         * @description Get a trip's tracking points in order; with last=1 only the last point, or location_fetch_error (404) if there is none. For signed-in users.
         */
        get: operations["listTrackingPoints"];
        put?: never;
        /**
         * Add a tracking point to the driver's own running trip
         * @description Add a tracking point to the driver's own running trip. For drivers.
         */
        post: operations["addTrackingPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the driver’s position
         * @description Update the driver’s position. For drivers.
         */
        put: operations["updateLocation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report positions that the driver’s device took while it had no network, oldest first
         * @description Report positions that the driver’s device took while it had no network, oldest first. For drivers.
         */
        post: operations["addLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page of a trip's chat, oldest first
         * @description List a page of a trip's chat, oldest first: the newest messages, or those before or after a given place. For riders, drivers, and admins.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message to the other party of a trip
         * @description Send a message to the other party of a trip. For riders and drivers. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the conversations that the desk has not read, up to a limit
         * @description Count the conversations that the desk has not read, up to a limit. For fleet admins and admins.
         */
        get: operations["countUnreadConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page of the desk’s conversation with a rider or driver, oldest first
         * @description List a page of the desk’s conversation with a rider or driver, oldest first: the newest messages, or those before or after a given place. For fleet admins and admins.
         */
        get: operations["listConversationMessages"];
        put?: never;
        /**
         * Write to a rider or driver, on their own or about one of their trips
         * @description Write to a rider or driver, on their own or about one of their trips. For fleet admins and admins. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["writeToUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a rider’s or driver’s messages as read by the desk, up to a place
         * @description Mark a rider’s or driver’s messages as read by the desk, up to a place. For fleet admins and admins.
         */
        post: operations["markConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the desk and the parties of a trip wrote to each other about it, oldest first
         * @description List what the desk and the parties of a trip wrote to each other about it, oldest first. For fleet admins and admins.
         */
        get: operations["listTripConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many of the desk’s messages are unread, and up to where the desk has read the conversation
         * @description Get how many of the desk’s messages are unread, and up to where the desk has read the conversation. For riders and drivers.
         */
        get: operations["getOwnConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/conversation/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a page of the signed-in user’s conversation with the desk, oldest first
         * @description List a page of the signed-in user’s conversation with the desk, oldest first: the newest messages, or those before or after a given place. For riders and drivers.
         */
        get: operations["listOwnConversationMessages"];
        put?: never;
        /**
         * Write to the desk, in general or about one of the signed-in user’s trips
         * @description Write to the desk, in general or about one of the signed-in user’s trips. For riders and drivers. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["writeToDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/conversation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the desk’s messages to the signed-in user as read, up to a place
         * @description Mark the desk’s messages to the signed-in user as read, up to a place. For riders and drivers.
         */
        post: operations["markOwnConversationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shiftnotes/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the notes on the desk of the signed-in user
         * @description Get the notes on the desk of the signed-in user: pinned ones, and recent ones not acknowledged yet. For admins.
         */
        get: operations["getCurrentShiftNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shiftnotes/{id}/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the signed-in user has read a note
         * @description Say that the signed-in user has read a note; repeating it changes nothing. For admins.
         */
        post: operations["acknowledgeShiftNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the users with a device that a notification would be for now
         * @description Count the users with a device that a notification would be for now. For admins.
         */
        post: operations["countReach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/relay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a call to a relay number (signed request from Twilio)
         * @description Connect a call to a relay number (signed request from Twilio).
         */
        post: operations["connectCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms/reports/twilio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a delivery report of an SMS (signed request from Twilio)
         * @description Receive a delivery report of an SMS (signed request from Twilio).
         */
        post: operations["receiveTwilioReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms/reports/vonage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a delivery report of an SMS (signed request from Vonage)
         * @description Receive a delivery report of an SMS (signed request from Vonage).
         */
        post: operations["receiveVonageReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user_signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up as a rider or driver
         * @description Sign up as a rider or driver.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check_user_exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an email address or mobile number is in use
         * @description Check whether an email address or mobile number is in use.
         */
        post: operations["checkUserExists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validate_referrer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the owner of a referral id
         * @description Find the owner of a referral id.
         */
        post: operations["validateReferrer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Go online or offline as a driver
         * @description Go online or offline as a driver. For drivers.
         */
        put: operations["setDriverStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/break": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a break as a driver who is online
         * @description Take a break as a driver who is online: no offers until it is ended, or until the time limit of the settings. A break that has started stays as it is. For drivers.
         */
        post: operations["startBreak"];
        /**
         * End a break as a driver
         * @description End a break as a driver. For drivers.
         */
        delete: operations["endBreak"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/heading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * As a driver, get only offers of trips that bring you closer to a place, as often per day as the settings allow
         * @description As a driver, get only offers of trips that bring you closer to a place, as often per day as the settings allow. Repeating it for the same place changes nothing. For drivers.
         */
        put: operations["headHome"];
        post?: never;
        /**
         * As a driver, get all offers again
         * @description As a driver, get all offers again. The place stays stored for the next time. For drivers.
         */
        delete: operations["stopHeadingHome"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/planned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As a driver, get the trips that are planned for you
         * @description As a driver, get the trips that are planned for you: when and where they begin. For drivers.
         */
        get: operations["getPlannedTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The driver’s earnings of the last four weeks by day, with tips, fees and cancellation fees
         * @description The driver’s earnings of the last four weeks by day, with tips, fees and cancellation fees. For drivers.
         */
        get: operations["getDriverDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The driver’s offers of the last four weeks by day, how they ended, and the acceptance rate
         * @description The driver’s offers of the last four weeks by day, how they ended, and the acceptance rate. For drivers.
         */
        get: operations["getOwnOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the offers of several drivers ended in the last four weeks, and their acceptance rates
         * @description How the offers of several drivers ended in the last four weeks, and their acceptance rates; `drivers` is a list of ids with commas. Fleet admins get their own drivers only. For admins and fleet admins.
         */
        get: operations["listDriverOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What several drivers are doing, where they are, their trips and hours of today, and their acceptance rates
         * @description What several drivers are doing, where they are, their trips and hours of today, and their acceptance rates; `drivers` is a list of ids with commas. Fleet admins get their own drivers only. For admins and fleet admins.
         */
        get: operations["getDriverBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/planned-block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a driver as soon as the current trip ends
         * @description Block a driver as soon as the current trip ends; refused if the driver is on none. For admins.
         */
        post: operations["planDriverBlock"];
        /**
         * Do not block a driver after the current trip after all
         * @description Do not block a driver after the current trip after all. For admins.
         */
        delete: operations["cancelPlannedBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * As a driver, say when you usually work
         * @description As a driver, say when you usually work: each day of the week, and dates that differ. For drivers.
         */
        put: operations["setMyWorkingHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when a driver usually works
         * @description Set when a driver usually works: each day of the week, and dates that differ. For admins and fleet admins.
         */
        put: operations["setWorkingHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the drivers a trip can be offered to, those who are at the pickup soonest first
         * @description List the drivers a trip can be offered to, those who are at the pickup soonest first; with leftOut also the other nearby drivers, each with the reason; distances in km. For admins.
         */
        get: operations["listNearbyDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a trip to one driver while auto dispatch keeps running
         * @description Offer a trip to one driver while auto dispatch keeps running; a driver who has accepted it loses it. For admins.
         */
        post: operations["overrideDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a trip, or the offers of it, back from the driver before it starts
         * @description Take a trip, or the offers of it, back from the driver before it starts; dispatch then asks others. For admins.
         */
        post: operations["recallDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/widen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search twice as far for the driver of a trip, up to eight times the radius in the settings
         * @description Search twice as far for the driver of a trip, up to eight times the radius in the settings. For admins.
         */
        post: operations["widenSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/raise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the signed-in dispatcher can raise the offer of a waiting trip
         * @description How far the signed-in dispatcher can raise the offer of a waiting trip. For admins.
         */
        get: operations["getRaiseOptions"];
        put?: never;
        /**
         * Raise what the driver of a waiting trip gets, at the cost of the business
         * @description Raise what the driver of a waiting trip gets, at the cost of the business; the rider’s price stays. For admins.
         */
        post: operations["raiseOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the open trips for the live desk, those that are due within 30 minutes included
         * @description Get the open trips for the live desk, those that are due within 30 minutes included; with `trips`, only these, as far as they are still open. For admins and fleet admins.
         */
        get: operations["getDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/callers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the riders and drivers with a phone number in any form, with their latest trips and saved places
         * @description Find the riders and drivers with a phone number in any form, with their latest trips and saved places. For admins.
         */
        get: operations["findCallers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/planner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the prebookings of a day (`day` as yyyymmdd, tomorrow by default) with the drivers who work then, and the drives between their trips
         * @description Get the prebookings of a day (`day` as yyyymmdd, tomorrow by default) with the drivers who work then, and the drives between their trips. Fleet admins get their own drivers and the trips of those only. For admins and fleet admins.
         */
        get: operations["getPlanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/plan-candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the drivers who could be planned for a prebooking, best first, and what speaks against them
         * @description Get the drivers who could be planned for a prebooking, best first, and what speaks against them. For admins.
         */
        get: operations["getPlanCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan a driver for a prebooking, or none any more
         * @description Plan a driver for a prebooking, or none any more: the planned driver is asked first when dispatch begins. For admins.
         */
        post: operations["planDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shiftreplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get where drivers were, which trips waited and who was asked, in a part of a past shift of at most an hour
         * @description Get where drivers were, which trips waited and who was asked, in a part of a past shift of at most an hour; times are ms timestamps. For admins.
         */
        get: operations["getShiftRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shiftreplay/whatif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the caller’s own what-if run, and the results of the last one
         * @description Get the state of the caller’s own what-if run, and the results of the last one. For admins.
         */
        get: operations["getWhatIf"];
        put?: never;
        /**
         * Run the dispatch of a recorded shift of at most 12 hours again with other settings
         * @description Run the dispatch of a recorded shift of at most 12 hours again with other settings; changes no data. For admins.
         */
        post: operations["startWhatIf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shiftreplay/whatif/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the caller’s own what-if run
         * @description Cancel the caller’s own what-if run. For admins.
         */
        post: operations["cancelWhatIf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many alerts of each kind are open, and the median time to resolution since a time
         * @description Get how many alerts of each kind are open, and the median time to resolution since a time. For admins.
         */
        get: operations["getAlertTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become the owner of an alert
         * @description Become the owner of an alert; refused if it no longer has the owner that was seen. For admins.
         */
        post: operations["takeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop being the owner of an alert
         * @description Stop being the owner of an alert. For admins.
         */
        post: operations["releaseAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Silence an alert for some minutes
         * @description Silence an alert for some minutes. For admins.
         */
        post: operations["snoozeAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve an alert
         * @description Resolve an alert; no other one is opened while its cause lasts. For admins.
         */
        post: operations["resolveAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/emergency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell the dispatchers about an emergency during the caller’s own trip
         * @description Tell the dispatchers about an emergency during the caller’s own trip. For riders and drivers.
         */
        post: operations["pressEmergency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/license_images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture of a driver's license (multipart field `image`) and return a reference
         * @description Store a picture of a driver's license (multipart field `image`) and return a reference. It is valid for one day as `licenseImage` of one sign-up or driver.
         */
        post: operations["storeLicenseImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/license_image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picture of a driver's license, as that driver, the driver's fleet admin or an admin
         * @description Get the picture of a driver's license, as that driver, the driver's fleet admin or an admin. For drivers, fleet admins, and admins.
         */
        get: operations["getLicenseImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/me/documents/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * As a driver, send the office a new picture of a document (see `POST /license_images`) and the date until which it is valid
         * @description As a driver, send the office a new picture of a document (see `POST /license_images`) and the date until which it is valid. The accepted one applies until the office accepts this one. For drivers.
         */
        put: operations["sendDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a driver's documents, as that driver, the driver's fleet admin or an admin
         * @description Get a driver's documents, as that driver, the driver's fleet admin or an admin. For drivers, fleet admins, and admins.
         */
        get: operations["getDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/documents/{kind}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture of a document, the accepted one or the one that waits for review, by its key
         * @description Get a picture of a document, the accepted one or the one that waits for review, by its key. For drivers, fleet admins, and admins.
         */
        get: operations["getDocumentImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/documents/{kind}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a picture of a document until a date, or reject it with a reason
         * @description Accept a picture of a document until a date, or reject it with a reason; `at` says which one. The driver is told. For admins.
         */
        post: operations["reviewDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}/documents/{kind}/date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note until which date an accepted document is valid
         * @description Note until which date an accepted document is valid. For admins.
         */
        put: operations["dateDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all data stored about the signed-in user, as one JSON document
         * @description Export all data stored about the signed-in user, as one JSON document. For signed-in users. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the signed-in user’s account
         * @description Delete the signed-in user’s account; its bookings stay, without the name. For riders and drivers. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deleteOwnAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/translations/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All texts of a language, over the English base
         * @description All texts of a language, over the English base.
         */
        get: operations["getTranslations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a language the default one
         * @description Make a language the default one. For admins.
         */
        post: operations["setDefaultLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apikeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List api keies, or get several by id
         * @description List api keies, or get several by id.
         */
        get: operations["listApiKeies"];
        put?: never;
        /**
         * Create a key for a partner
         * @description Create a key for a partner; only this response has it in `newKey`. For admins. Requires a proof of identity within the last ten minutes (`stepUp`). With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apikeys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key
         * @description Replace a key; only this response has the new one. The previous key works for `graceHours` more. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apikeys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a key at once and for good
         * @description End a key at once and for good. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["revokeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimate the price of a trip
         * @description Estimate the price of a trip. For API keys with the scope `estimates`. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createPartnerEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the partner’s bookings, newest trips first
         * @description List the partner’s bookings, newest trips first. For API keys with the scope `bookings:read`.
         */
        get: operations["listPartnerBookings"];
        put?: never;
        /**
         * Book a trip for a customer, who pays the driver in cash
         * @description Book a trip for a customer, who pays the driver in cash. For API keys with the scope `bookings:create`. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createPartnerBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the partner’s bookings
         * @description Get one of the partner’s bookings. For API keys with the scope `bookings:read`.
         */
        get: operations["getPartnerBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what it would cost the partner to cancel a booking now
         * @description Get what it would cost the partner to cancel a booking now. For API keys with the scope `bookings:cancel`.
         */
        get: operations["previewPartnerCancellation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel one of the partner’s bookings
         * @description Cancel one of the partner’s bookings. For API keys with the scope `bookings:cancel`. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["cancelPartnerBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what became of the partner’s bookings within at most 92 days, and what customers paid
         * @description Get what became of the partner’s bookings within at most 92 days, and what customers paid. For API keys with the scope `reports:read`.
         */
        get: operations["getPartnerReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promos/usable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the promos the rider can use now
         * @description List the promos the rider can use now. For riders.
         */
        get: operations["listUsablePromos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a car type's picture (multipart field `image`) and return its URL
         * @description Store a car type's picture (multipart field `image`) and return its URL. For admins.
         */
        post: operations["storeCarTypeImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile_images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a profile picture (multipart field `image`) and return its URL
         * @description Store a profile picture (multipart field `image`) and return its URL. It is valid for one day as `profile_image` of one user. For signed-in users.
         */
        post: operations["storeProfileImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public picture
         * @description Get a public picture.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a picture upload in pieces
         * @description Start a picture upload in pieces. Once complete, operations that take a picture accept its `id` as multipart field `upload` instead of `image`. Expires after an hour. With `direct`, the answer may have a `url`: put all bytes there as application/octet-stream within three minutes, or send pieces if that fails.
         */
        post: operations["startUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many bytes of an upload have arrived
         * @description Get how many bytes of an upload have arrived: the place to resume after a failure.
         */
        get: operations["getUpload"];
        /**
         * Append the next piece of an upload (application/octet-stream), starting at byte `from`
         * @description Append the next piece of an upload (application/octet-stream), starting at byte `from`: at least 262144 bytes, or all that remains.
         */
        put: operations["appendToUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add money to a wallet, or ask for approval above the limit
         * @description Add money to a wallet, or ask for approval above the limit. For admins. Requires a proof of identity within the last ten minutes (`stepUp`). With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["creditWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/debits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take money from a wallet, or ask for approval above the limit
         * @description Take money from a wallet, or ask for approval above the limit. For admins. Requires a proof of identity within the last ten minutes (`stepUp`). With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["debitWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/entries/{txRef}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a credit or debit posted by an admin, once
         * @description Reverse a credit or debit posted by an admin, once. For admins. Requires a proof of identity within the last ten minutes (`stepUp`). With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["reverseWalletEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walletadjustments/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve another admin’s pending credit, debit or reversal, which posts it exactly once
         * @description Approve another admin’s pending credit, debit or reversal, which posts it exactly once. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["approveWalletAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walletadjustments/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a pending credit, debit or reversal, or withdraw your own
         * @description Reject a pending credit, debit or reversal, or withdraw your own. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["rejectWalletAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the ledger audit, and the discrepancies the last one found
         * @description Get the state of the ledger audit, and the discrepancies the last one found. For admins.
         */
        get: operations["getLedgerAudit"];
        put?: never;
        /**
         * Start a ledger audit
         * @description Start a ledger audit: checks every balance against the ledger, and the money of every trip against the trip. For admins.
         */
        post: operations["startLedgerAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarifflab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the caller’s own tariff comparison, and the results of the last one
         * @description Get the state of the caller’s own tariff comparison, and the results of the last one. For admins.
         */
        get: operations["getTariffComparison"];
        put?: never;
        /**
         * Compare draft tariffs with the cost of past trips
         * @description Compare draft tariffs with the cost of past trips; changes no data. For admins.
         */
        post: operations["startTariffComparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tarifflab/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the caller’s own comparison
         * @description Cancel the caller’s own comparison. For admins.
         */
        post: operations["cancelTariffComparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List withdraws, or get several by id
         * @description List withdraws, or get several by id.
         */
        get: operations["listWithdraws"];
        put?: never;
        /**
         * Request a payout
         * @description Request a payout. For drivers and riders. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["requestPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraws/{id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a request as paid out, if it has not changed since `version`
         * @description Mark a request as paid out, if it has not changed since `version`; repeating this changes nothing. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["processPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraws/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a request as failed, which returns its amount to the wallet
         * @description Mark a request as failed, which returns its amount to the wallet; repeating this changes nothing. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["failPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new signing secret, shown only in this response
         * @description Make a new signing secret, shown only in this response; the previous one also signs for a day. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a `ping` event now, once, and return what the receiver answered
         * @description Send a `ping` event now, once, and return what the receiver answered. For admins.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send every event again that was given up since a time
         * @description Send every event again that was given up since a time. For admins.
         */
        post: operations["replayFailedWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivered or given-up event again, with the same id
         * @description Send a delivered or given-up event again, with the same id. For admins.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get_providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the configured payment providers
         * @description List the configured payment providers; empty if there are none. For signed-in users.
         */
        get: operations["listPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what is needed to pay for a booking by card
         * @description Get what is needed to pay for a booking by card: the providers, and the form to send to one. For riders.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guest-trips/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what is needed to pay by card for a delivery that was booked without signing in, by its link
         * @description Get what is needed to pay by card for a delivery that was booked without signing in, by its link.
         */
        post: operations["getGuestCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/topups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up the caller’s own wallet by card
         * @description Top up the caller’s own wallet by card. For riders. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of one of the caller’s own payments
         * @description Get the state of one of the caller’s own payments. For riders.
         */
        get: operations["getPayment"];
        put?: never;
        /**
         * Open a provider’s payment page for the order in the form
         * @description Open a provider’s payment page for the order in the form.
         */
        post: operations["openPaymentPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{provider}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page on which a card is entered, in fields of a provider without a page of its own
         * @description Open the page on which a card is entered, in fields of a provider without a page of its own.
         */
        get: operations["openCardPage"];
        put?: never;
        /**
         * Pay one of the caller’s own orders with a saved card
         * @description Pay one of the caller’s own orders with a saved card. For riders.
         */
        post: operations["payWithSavedCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{provider}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from a provider by redirect
         * @description Return from a provider by redirect; redirects to the page that shows the result.
         */
        get: operations["returnFromPayment"];
        put?: never;
        /**
         * Return from a provider by form
         * @description Return from a provider by form; redirects to the page that shows the result.
         */
        post: operations["returnFromPaymentByForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/{provider}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook for provider messages, with a signature over the body
         * @description Webhook for provider messages, with a signature over the body; repeated messages change nothing.
         */
        post: operations["receivePaymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/card-hold/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the provider again whether it charged what the card holds for a trip
         * @description Ask the provider again whether it charged what the card holds for a trip. For admins.
         */
        post: operations["askAboutCardHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/card-hold/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what was found at a provider that does not answer whether it charged what the card holds
         * @description Record what was found at a provider that does not answer whether it charged what the card holds. For admins. Requires a proof of identity within the last ten minutes (`stepUp`).
         */
        post: operations["recordCardHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s own cards that payment providers keep, the providers that keep further ones, and those that did not answer
         * @description List the caller’s own cards that payment providers keep, the providers that keep further ones, and those that did not answer. For riders.
         */
        get: operations["listSavedCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/cards/{provider}/{card}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Have a payment provider remove one of the caller’s own cards
         * @description Have a payment provider remove one of the caller’s own cards. For riders.
         */
        delete: operations["removeSavedCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/test/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sandbox provider
         * @description Sandbox provider: approve, decline or hang a payment, and choose how the result is reported.
         */
        post: operations["decideSandboxCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/test/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sandbox provider
         * @description Sandbox provider: report a hanging payment now.
         */
        post: operations["reportSandboxCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cardpayments/{id}/refundable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how much of a card payment can be refunded to the card
         * @description Get how much of a card payment can be refunded to the card. For admins.
         */
        get: operations["getRefundable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cardpayments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a card payment, or a part of it, to the card
         * @description Refund a card payment, or a part of it, to the card. For admins. Requires a proof of identity within the last ten minutes (`stepUp`). With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["refundCardPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedviews/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the records of one list’s saved views, up to a limit
         * @description Count the records of one list’s saved views, up to a limit. For admins.
         */
        get: operations["countSavedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views, or get several by id
         * @description List saved views, or get several by id.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Create one of the saved views
         * @description Create one of the saved views. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the saved views
         * @description Get one of the saved views.
         */
        get: operations["getSavedView"];
        /**
         * Change one of the saved views
         * @description Change one of the saved views. For signed-in users.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Delete one of the saved views
         * @description Delete one of the saved views. For signed-in users.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching bookings, one record per line
         * @description Export all matching bookings, one record per line; a missing closing bracket means that the export was cut off. For admins and fleet admins.
         */
        get: operations["exportBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the bookings
         * @description Get one of the bookings.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fare-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fare reviews, or get several by id
         * @description List fare reviews, or get several by id.
         */
        get: operations["listFareReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fare-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the fare reviews
         * @description Get one of the fare reviews.
         */
        get: operations["getFareReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/riders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching riders, one record per line
         * @description Export all matching riders, one record per line; a missing closing bracket means that the export was cut off. For admins. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        get: operations["exportRiders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/riders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List riders, or get several by id
         * @description List riders, or get several by id.
         */
        get: operations["listRiders"];
        put?: never;
        /**
         * Create one of the riders
         * @description Create one of the riders. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createRider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/riders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the riders
         * @description Get one of the riders.
         */
        get: operations["getRider"];
        /**
         * Change one of the riders
         * @description Change one of the riders. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        put: operations["updateRider"];
        post?: never;
        /**
         * Delete one of the riders
         * @description Delete one of the riders. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deleteRider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching drivers, one record per line
         * @description Export all matching drivers, one record per line; a missing closing bracket means that the export was cut off. For admins and fleet admins. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        get: operations["exportDrivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drivers, or get several by id
         * @description List drivers, or get several by id.
         */
        get: operations["listDrivers"];
        put?: never;
        /**
         * Create one of the drivers
         * @description Create one of the drivers. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/drivers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the drivers
         * @description Get one of the drivers.
         */
        get: operations["getDriver"];
        /**
         * Change one of the drivers
         * @description Change one of the drivers. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        put: operations["updateDriver"];
        post?: never;
        /**
         * Delete one of the drivers
         * @description Delete one of the drivers. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deleteDriver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fleetadmins/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching fleet admins, one record per line
         * @description Export all matching fleet admins, one record per line; a missing closing bracket means that the export was cut off. For admins. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        get: operations["exportFleetAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fleetadmins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fleet admins, or get several by id
         * @description List fleet admins, or get several by id.
         */
        get: operations["listFleetAdmins"];
        put?: never;
        /**
         * Create one of the fleet admins
         * @description Create one of the fleet admins. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`). With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createFleetAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fleetadmins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the fleet admins
         * @description Get one of the fleet admins.
         */
        get: operations["getFleetAdmin"];
        /**
         * Change one of the fleet admins
         * @description Change one of the fleet admins. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        put: operations["updateFleetAdmin"];
        post?: never;
        /**
         * Delete one of the fleet admins
         * @description Delete one of the fleet admins. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deleteFleetAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alladmin/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching admins, one record per line
         * @description Export all matching admins, one record per line; a missing closing bracket means that the export was cut off. For admins. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        get: operations["exportAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alladmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List admins, or get several by id
         * @description List admins, or get several by id.
         */
        get: operations["listAdmins"];
        put?: never;
        /**
         * Create one of the admins
         * @description Create one of the admins. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`). With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alladmin/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the admins
         * @description Get one of the admins.
         */
        get: operations["getAdmin"];
        /**
         * Change one of the admins
         * @description Change one of the admins. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        put: operations["updateAdmin"];
        post?: never;
        /**
         * Delete one of the admins
         * @description Delete one of the admins. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deleteAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallethistory/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching wallet entries, one record per line
         * @description Export all matching wallet entries, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportWalletEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallethistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List wallet entries, or get several by id
         * @description List wallet entries, or get several by id.
         */
        get: operations["listWalletEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallethistory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the wallet entries
         * @description Get one of the wallet entries.
         */
        get: operations["getWalletEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/earningreports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching earning reports, one record per line
         * @description Export all matching earning reports, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportEarningReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/earningreports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List earning reports, or get several by id
         * @description List earning reports, or get several by id.
         */
        get: operations["listEarningReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/earningreports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the earning reports
         * @description Get one of the earning reports.
         */
        get: operations["getEarningReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driverearning/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching driver earnings, one record per line
         * @description Export all matching driver earnings, one record per line; a missing closing bracket means that the export was cut off. For admins and fleet admins.
         */
        get: operations["exportDriverEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driverearning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List driver earnings, or get several by id
         * @description List driver earnings, or get several by id.
         */
        get: operations["listDriverEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/driverearning/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the driver earnings
         * @description Get one of the driver earnings.
         */
        get: operations["getDriverEarning"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walletadjustments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching wallet adjustments, one record per line
         * @description Export all matching wallet adjustments, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportWalletAdjustments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walletadjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List wallet adjustments, or get several by id
         * @description List wallet adjustments, or get several by id.
         */
        get: operations["listWalletAdjustments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walletadjustments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the wallet adjustments
         * @description Get one of the wallet adjustments.
         */
        get: operations["getWalletAdjustment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching alerts, one record per line
         * @description Export all matching alerts, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List alerts, or get several by id
         * @description List alerts, or get several by id.
         */
        get: operations["listAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the alerts
         * @description Get one of the alerts.
         */
        get: operations["getAlert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/apikeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the api keies
         * @description Get one of the api keies.
         */
        get: operations["getApiKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditlog/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching audit entries, one record per line
         * @description Export all matching audit entries, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditlog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries, or get several by id
         * @description List audit entries, or get several by id.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auditlog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the audit entries
         * @description Get one of the audit entries.
         */
        get: operations["getAuditEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancelreasons/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching cancel reasons, one record per line
         * @description Export all matching cancel reasons, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportCancelReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancelreasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cancel reasons, or get several by id
         * @description List cancel reasons, or get several by id.
         */
        get: operations["listCancelReasons"];
        put?: never;
        /**
         * Create one of the cancel reasons
         * @description Create one of the cancel reasons. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createCancelReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancelreasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the cancel reasons
         * @description Get one of the cancel reasons.
         */
        get: operations["getCancelReason"];
        /**
         * Change one of the cancel reasons
         * @description Change one of the cancel reasons. For signed-in users.
         */
        put: operations["updateCancelReason"];
        post?: never;
        /**
         * Delete one of the cancel reasons
         * @description Delete one of the cancel reasons. For signed-in users.
         */
        delete: operations["deleteCancelReason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cartypes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching car types, one record per line
         * @description Export all matching car types, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportCarTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cartypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List car types, or get several by id
         * @description List car types, or get several by id.
         */
        get: operations["listCarTypes"];
        put?: never;
        /**
         * Create one of the car types
         * @description Create one of the car types. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createCarType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cartypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the car types
         * @description Get one of the car types.
         */
        get: operations["getCarType"];
        /**
         * Change one of the car types
         * @description Change one of the car types. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        put: operations["updateCarType"];
        post?: never;
        /**
         * Delete one of the car types
         * @description Delete one of the car types. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deleteCarType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations, or get several by id
         * @description List conversations, or get several by id.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the conversations
         * @description Get one of the conversations.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching languages, one record per line
         * @description Export all matching languages, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List languages, or get several by id
         * @description List languages, or get several by id.
         */
        get: operations["listLanguages"];
        put?: never;
        /**
         * Create one of the languages
         * @description Create one of the languages. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/languages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the languages
         * @description Get one of the languages.
         */
        get: operations["getLanguage"];
        /**
         * Change one of the languages
         * @description Change one of the languages. For signed-in users.
         */
        put: operations["updateLanguage"];
        post?: never;
        /**
         * Delete one of the languages
         * @description Delete one of the languages. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deleteLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching notifications, one record per line
         * @description Export all matching notifications, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications, or get several by id
         * @description List notifications, or get several by id.
         */
        get: operations["listNotifications"];
        put?: never;
        /**
         * Create one of the notifications
         * @description Create one of the notifications. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the notifications
         * @description Get one of the notifications.
         */
        get: operations["getNotification"];
        /**
         * Change one of the notifications
         * @description Change one of the notifications. For signed-in users.
         */
        put: operations["updateNotification"];
        post?: never;
        /**
         * Delete one of the notifications
         * @description Delete one of the notifications. For signed-in users.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paymentdifferences/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching payment differences, one record per line
         * @description Export all matching payment differences, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportPaymentDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paymentdifferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment differences, or get several by id
         * @description List payment differences, or get several by id.
         */
        get: operations["listPaymentDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paymentdifferences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the payment differences
         * @description Get one of the payment differences.
         */
        get: operations["getPaymentDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cardpayments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching card payments, one record per line
         * @description Export all matching card payments, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportCardPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cardpayments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List card payments, or get several by id
         * @description List card payments, or get several by id.
         */
        get: operations["listCardPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cardpayments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the card payments
         * @description Get one of the card payments.
         */
        get: operations["getCardPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personnotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List person notes, or get several by id
         * @description List person notes, or get several by id.
         */
        get: operations["listPersonNotes"];
        put?: never;
        /**
         * Create one of the person notes
         * @description Create one of the person notes. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createPersonNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/personnotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the person notes
         * @description Get one of the person notes.
         */
        get: operations["getPersonNote"];
        put?: never;
        post?: never;
        /**
         * Delete one of the person notes
         * @description Delete one of the person notes. For signed-in users.
         */
        delete: operations["deletePersonNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promos/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching promos, one record per line
         * @description Export all matching promos, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportPromos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promos, or get several by id
         * @description List promos, or get several by id.
         */
        get: operations["listPromos"];
        put?: never;
        /**
         * Create one of the promos
         * @description Create one of the promos. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the promos
         * @description Get one of the promos.
         */
        get: operations["getPromo"];
        /**
         * Change one of the promos
         * @description Change one of the promos. For signed-in users.
         */
        put: operations["updatePromo"];
        post?: never;
        /**
         * Delete one of the promos
         * @description Delete one of the promos. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deletePromo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cardrefunds/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching card refunds, one record per line
         * @description Export all matching card refunds, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportCardRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cardrefunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List card refunds, or get several by id
         * @description List card refunds, or get several by id.
         */
        get: operations["listCardRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cardrefunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the card refunds
         * @description Get one of the card refunds.
         */
        get: operations["getCardRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries, or get several by id
         * @description List webhook deliveries, or get several by id.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the webhook deliveries
         * @description Get one of the webhook deliveries.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks, or get several by id
         * @description List webhooks, or get several by id.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create one of the webhooks
         * @description Create one of the webhooks. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`). With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the webhooks
         * @description Get one of the webhooks.
         */
        get: operations["getWebhook"];
        /**
         * Change one of the webhooks
         * @description Change one of the webhooks. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete one of the webhooks
         * @description Delete one of the webhooks. For signed-in users. May require a proof of identity within the last ten minutes (`stepUp`).
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shiftnotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shift notes, or get several by id
         * @description List shift notes, or get several by id.
         */
        get: operations["listShiftNotes"];
        put?: never;
        /**
         * Create one of the shift notes
         * @description Create one of the shift notes. For signed-in users. With an `Idempotency-Key`, a retry returns what the first call made.
         */
        post: operations["createShiftNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shiftnotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the shift notes
         * @description Get one of the shift notes.
         */
        get: operations["getShiftNote"];
        /**
         * Change one of the shift notes
         * @description Change one of the shift notes. For signed-in users.
         */
        put: operations["updateShiftNote"];
        post?: never;
        /**
         * Delete one of the shift notes
         * @description Delete one of the shift notes. For signed-in users.
         */
        delete: operations["deleteShiftNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching smss, one record per line
         * @description Export all matching smss, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportSmss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List smss, or get several by id
         * @description List smss, or get several by id.
         */
        get: operations["listSmss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the smss
         * @description Get one of the smss.
         */
        get: operations["getSms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraws/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export all matching withdraws, one record per line
         * @description Export all matching withdraws, one record per line; a missing closing bracket means that the export was cut off. For admins.
         */
        get: operations["exportWithdraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraws/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the withdraws
         * @description Get one of the withdraws.
         */
        get: operations["getWithdraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outbox messages, or get several by id
         * @description List outbox messages, or get several by id.
         */
        get: operations["listOutboxMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of the outbox messages
         * @description Get one of the outbox messages.
         */
        get: operations["getOutboxMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dev/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outbox messages, or get several by id
         * @description List outbox messages, or get several by id.
         */
        get: operations["listDevOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document
         * @description Get this document.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show this document as a page on which operations can be tried
         * @description Show this document as a page on which operations can be tried.
         */
        get: operations["showReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of that page
         * @description Get a file of that page.
         */
        get: operations["getReferenceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            error: components["schemas"]["ErrorKey"];
            /** @description The text of the error in the caller’s language. */
            message: string;
            /** @description Texts for single fields, by the path of the field. */
            errors?: {
                [key: string]: string;
            };
            /** @description The message of an external service, unchanged. */
            detail?: string;
            /** @description With `unpaid_trip`: the trip to pay first. */
            booking?: string;
            /** @description Names the call in the server’s log. */
            requestId: string;
        };
        /**
         * @description - `must_login`: Please sign in first.
         *     - `user_issue_contact_admin`: There is a problem with your account. Please contact the administrator.
         *     - `select_proper`: Please choose a pickup, a drop and a car type.
         *     - `place_to_coords_error`: No route could be found between these places.
         *     - `past_booking_error`: Please choose a time at least 15 minutes from now.
         *     - `no_driver_found_alert_messege`: No drivers are available near the pickup right now. Please try again in a few minutes, or book for later.
         *     - `deliveryDetailMissing`: Please enter the recipient’s name and a valid phone number.
         *     - `not_valid_user_type`: This type of user cannot use this page.
         *     - `login_validate_error`: Please enter a valid email address and your password.
         *     - `otp_validate_error`: Please enter the 6-digit code.
         *     - `user_does_not_exists`: There is no account with this phone number.
         *     - `proper_email`: Please enter a valid email address.
         *     - `login_error`: The email address or password is incorrect.
         *     - `proper_input_name`: Please enter a first and a last name.
         *     - `password_alphaNumeric_check`: Passwords must have 6 to 30 characters: letters, digits and @ * #.
         *     - `password_blank_messege`: Please enter a password.
         *     - `password_complexity_check`: Passwords must have 8 to 30 characters with a digit, a lowercase letter, an uppercase letter and a special character.
         *     - `mobile_no_blank_error`: Please enter a valid phone number.
         *     - `user_exists`: There is already an account with this email address or phone number.
         *     - `email_or_mobile_issue`: The email address or phone number could not be checked. Please try again.
         *     - `reg_error`: The account could not be created. Please try again.
         *     - `referer_not_found`: This referral ID was not found.
         *     - `proper_bonus`: Please enter a bonus of 0 or above.
         *     - `update_failed`: The changes could not be saved.
         *     - `demo_mode`: This is switched off in demo mode.
         *     - `no_details_error`: Please choose a user and an amount above 0.
         *     - `google_places_error`: This place could not be found on the map.
         *     - `require_approval`: Your account is waiting for approval by an administrator.
         *     - `email_verify_message`: Please confirm your email address with the link we have sent you.
         *     - `auth_error`: You could not be signed in.
         *     - `not_logged_in`: Please sign in.
         *     - `user_token_error`: Unable to get user token
         *     - `no_bookings`: There are no bookings yet.
         *     - `no_cancel_reason`: There are no cancellation reasons yet.
         *     - `no_cars`: There are no car types yet.
         *     - `no_tasks`: There are no tasks right now.
         *     - `chat_not_found`: There are no messages yet.
         *     - `no_user_match`: No users match this selection.
         *     - `no_provider_found`: No payment provider is set up.
         *     - `provider_fetch_error`: The payment providers could not be loaded.
         *     - `settings_error`: The settings could not be loaded.
         *     - `wrong_code`: The purchase code is incorrect.
         *     - `location_fetch_error`: The driver’s location is not available yet.
         *     - `no_route_found`: No Route Found
         *     - `json_error`: JSON Error
         *     - `default_language_delete`: Cannot delete default language
         *     - `validation_error`: Please check the marked fields.
         *     - `forbidden`: You are not permitted to do this.
         *     - `not_in_role`: Your role does not include this. Ask an administrator.
         *     - `own_role`: Nobody can change their own role or limit. Ask another administrator.
         *     - `last_full_admin`: Another administrator has just limited your account. At least one full administrator must remain, so nothing was changed.
         *     - `credit_limit`: You can give at most %{limit} at a time. Ask a colleague with a higher limit.
         *     - `reauthentication_required`: Please confirm it’s you, then try again.
         *     - `not_found`: This does not exist, or you do not have access to it.
         *     - `wrong_state`: This is no longer possible because the booking status has changed.
         *     - `changed_meanwhile`: Someone else changed this in the meantime. Save again to keep your changes, or reload the page to see theirs.
         *     - `run_in_progress`: This is already in progress. Please wait until it finishes.
         *     - `shift_not_recorded`: Nothing is recorded of this shift.
         *     - `shift_too_large`: This shift is too large to compute. Please choose a shorter one.
         *     - `far_booking_error`: Please choose a time within the next year.
         *     - `driver_busy`: The driver is on another trip.
         *     - `driver_on_break`: The driver is taking a break.
         *     - `driver_is_free`: The driver is free by now. Block them at once instead.
         *     - `heading_used_up`: You have headed home as often as possible today.
         *     - `offer_gone`: This offer is no longer available: another driver accepted it, or it expired.
         *     - `too_far_from_pickup`: You are too far from the pickup to report your arrival. If you are there, enter a reason.
         *     - `chat_closed`: This chat is closed. You can still read it.
         *     - `assign_not_allowed`: A driver can be assigned only to a new booking while auto dispatch is off.
         *     - `canceled_meanwhile`: %{name} has just canceled this trip.
         *     - `overridden_meanwhile`: %{name} has just changed who drives this trip. Look at it again before you decide.
         *     - `accepted_meanwhile`: %{name} has just accepted this trip.
         *     - `planned_meanwhile`: %{name} has just planned this trip. Look at it again before you decide.
         *     - `plan_too_late`: Drivers are already being looked for. Assign a driver instead.
         *     - `alert_taken_meanwhile`: %{name} was faster and takes care of this alert.
         *     - `wallet_balance_low`: There is not enough money in the wallet.
         *     - `unpaid_trip`: You have an unpaid trip. Please pay for it before you book another one.
         *     - `receipt_no_email`: Add an email address to your profile first.
         *     - `too_many_places`: You have saved as many places as possible. Remove one first.
         *     - `too_many_views`: There are too many saved views. Remove one first.
         *     - `tip_amount`: Enter a tip of at most twice the fare.
         *     - `raise_amount`: Enter a higher amount within the limit, without more decimals than other amounts.
         *     - `already_tipped`: You have already tipped this driver.
         *     - `lost_item_reported`: You have already reported a lost item for this trip.
         *     - `lost_item_answered`: This lost item has already been found.
         *     - `wallet_in_debt`: Your wallet is below zero. Please add money before you book a trip.
         *     - `driver_in_debt`: Your wallet is below zero. Please settle it before you take another trip.
         *     - `document_expired`: One of your documents has expired. Please send a picture of the new one.
         *     - `wallet_not_empty`: There is still money in this wallet.
         *     - `amount_too_large`: This amount exceeds the limit for manual entries. You can find the limit in the settings.
         *     - `entry_not_reversible`: Only credits and debits posted by an admin can be reversed here. Use refunds for trips and payments.
         *     - `refund_too_much`: This is more than is left of this payment to refund.
         *     - `refund_in_progress`: Another refund of this payment is still under way. Please wait until it is decided.
         *     - `refund_unsupported`: This payment cannot be refunded to the card: its provider is not set up.
         *     - `refund_trip_open`: This booking is not over yet. Cancel it, and its payment is returned.
         *     - `refund_review_open`: The fare of this booking is under review. Please decide the review first.
         *     - `entry_reversed`: This entry has already been reversed.
         *     - `approval_pending`: A reversal of this entry is already waiting for approval.
         *     - `approval_closed`: This request has already been decided or has expired.
         *     - `approval_by_requester`: You made this request, so another admin has to approve it.
         *     - `payout_on_hold`: This payout is on hold because the bank details were changed recently. It cannot be processed yet.
         *     - `payout_changed`: This payout or its bank details have changed since you opened it. Please check them again.
         *     - `payout_closed`: This payout failed, and the money was returned to the wallet.
         *     - `payout_owner_gone`: The account of this payout no longer exists, so the money cannot be returned to its wallet.
         *     - `review_rider_gone`: The rider’s account no longer exists, so this fare can only stay as it is.
         *     - `already_rated`: This trip has already been rated.
         *     - `link_invalid`: This link is no longer valid. Please ask for a new one.
         *     - `contact_unchanged`: This is already your current email address or phone number.
         *     - `booking_open`: Please finish or cancel your open bookings first.
         *     - `login_code_wrong`: This code is incorrect.
         *     - `login_code_expired`: This code is no longer valid. Please get a new one.
         *     - `code_not_sent`: The code could not be sent.
         *     - `second_factor_wrong`: This code is incorrect or was already used.
         *     - `second_factor_on`: You already have a second factor. Turn it off first.
         *     - `second_factor_off`: This account has no second factor.
         *     - `sign_in_expired`: This took too long. Please sign in again.
         *     - `second_factor_required`: Set up a second factor first: your account needs one.
         *     - `own_second_factor_first`: Set up your own second factor before you require one for everyone.
         *     - `last_second_factor`: Your account needs a second factor. Add another one before you remove this one.
         *     - `passkeys_unavailable`: Passkeys do not work at this address. Open the site by its host name over HTTPS.
         *     - `passkey_refused`: This passkey could not be verified. Please try again.
         *     - `passkey_known`: This passkey is already in use.
         *     - `passkey_limit`: You have reached the limit of 20 passkeys. Delete one first.
         *     - `password_wrong`: This password is incorrect.
         *     - `step_up_unavailable`: You cannot confirm your identity this way.
         *     - `otp_mismatch`: This is not the code for this trip.
         *     - `payment_mode_unavailable`: This payment method is not available here.
         *     - `payment_in_progress`: A payment for this trip is in progress.
         *     - `payment_amount_mismatch`: The amount or currency does not match the order.
         *     - `payment_closed`: This order can no longer be paid.
         *     - `payment_not_verified`: This payment notification could not be verified. Nothing was changed.
         *     - `payment_unsupported`: This provider cannot charge this amount in this currency.
         *     - `promo_unknown`: This promo does not exist.
         *     - `promo_expired`: This promo has ended.
         *     - `promo_min_order`: The fare is below the minimum for this promo.
         *     - `promo_used_up`: This promo has reached its usage limit.
         *     - `promo_used_before`: You have already used this promo.
         *     - `license_image_required`: Add a picture of your driver’s license first.
         *     - `pickup_image_required`: Take a picture of the parcel at the pickup first.
         *     - `deliver_image_required`: Take a picture of the delivered parcel first.
         *     - `stops_open`: Complete the stops first.
         *     - `handover_proof_required`: Get proof of the handover first.
         *     - `handover_code_wrong`: This is not the code for this parcel.
         *     - `webhook_url_refused`: The URL must start with https:// and lead to a public address.
         *     - `webhook_limit`: There are already as many webhooks as allowed. Delete one first.
         *     - `name_taken`: This name is taken.
         *     - `idempotency_mismatch`: This idempotency key was used for another request.
         *     - `unknown_api_version`: This version of the API does not exist.
         *     - `api_key_invalid`: This API key is unknown, expired or revoked.
         *     - `api_key_scope`: This API key does not have the scope for this.
         *     - `api_key_limit`: There are too many API keys. Revoke one that is no longer used.
         *     - `payload_too_large`: This is too large.
         *     - `unsupported_media`: This kind of file is not supported.
         *     - `image_invalid`: This image could not be read.
         *     - `too_many_requests`: Too many attempts. Please wait a moment and try again.
         *     - `too_many_open_bookings`: You have too many open bookings. Finish or cancel one first.
         *     - `too_many_cancellations`: Too many trips were canceled in a short time. Please try again in %{minutes} min.
         *     - `server_busy`: The server is busy. Please try again in a moment.
         *     - `request_timeout`: The request took too long to arrive. Please check your connection and try again.
         *     - `cross_origin_refused`: This request came from another site and was refused.
         *     - `invalid_json`: This is not valid JSON.
         *     - `invalid_filter`: This filter or sort order is not supported.
         *     - `server_error`: Something went wrong on our side. Please try again.
         * @enum {string}
         */
        ErrorKey: "must_login" | "user_issue_contact_admin" | "select_proper" | "place_to_coords_error" | "past_booking_error" | "no_driver_found_alert_messege" | "deliveryDetailMissing" | "not_valid_user_type" | "login_validate_error" | "otp_validate_error" | "user_does_not_exists" | "proper_email" | "login_error" | "proper_input_name" | "password_alphaNumeric_check" | "password_blank_messege" | "password_complexity_check" | "mobile_no_blank_error" | "user_exists" | "email_or_mobile_issue" | "reg_error" | "referer_not_found" | "proper_bonus" | "update_failed" | "demo_mode" | "no_details_error" | "google_places_error" | "require_approval" | "email_verify_message" | "auth_error" | "not_logged_in" | "user_token_error" | "no_bookings" | "no_cancel_reason" | "no_cars" | "no_tasks" | "chat_not_found" | "no_user_match" | "no_provider_found" | "provider_fetch_error" | "settings_error" | "wrong_code" | "location_fetch_error" | "no_route_found" | "json_error" | "default_language_delete" | "validation_error" | "forbidden" | "not_in_role" | "own_role" | "last_full_admin" | "credit_limit" | "reauthentication_required" | "not_found" | "wrong_state" | "changed_meanwhile" | "run_in_progress" | "shift_not_recorded" | "shift_too_large" | "far_booking_error" | "driver_busy" | "driver_on_break" | "driver_is_free" | "heading_used_up" | "offer_gone" | "too_far_from_pickup" | "chat_closed" | "assign_not_allowed" | "canceled_meanwhile" | "overridden_meanwhile" | "accepted_meanwhile" | "planned_meanwhile" | "plan_too_late" | "alert_taken_meanwhile" | "wallet_balance_low" | "unpaid_trip" | "receipt_no_email" | "too_many_places" | "too_many_views" | "tip_amount" | "raise_amount" | "already_tipped" | "lost_item_reported" | "lost_item_answered" | "wallet_in_debt" | "driver_in_debt" | "document_expired" | "wallet_not_empty" | "amount_too_large" | "entry_not_reversible" | "refund_too_much" | "refund_in_progress" | "refund_unsupported" | "refund_trip_open" | "refund_review_open" | "entry_reversed" | "approval_pending" | "approval_closed" | "approval_by_requester" | "payout_on_hold" | "payout_changed" | "payout_closed" | "payout_owner_gone" | "review_rider_gone" | "already_rated" | "link_invalid" | "contact_unchanged" | "booking_open" | "login_code_wrong" | "login_code_expired" | "code_not_sent" | "second_factor_wrong" | "second_factor_on" | "second_factor_off" | "sign_in_expired" | "second_factor_required" | "own_second_factor_first" | "last_second_factor" | "passkeys_unavailable" | "passkey_refused" | "passkey_known" | "passkey_limit" | "password_wrong" | "step_up_unavailable" | "otp_mismatch" | "payment_mode_unavailable" | "payment_in_progress" | "payment_amount_mismatch" | "payment_closed" | "payment_not_verified" | "payment_unsupported" | "promo_unknown" | "promo_expired" | "promo_min_order" | "promo_used_up" | "promo_used_before" | "license_image_required" | "pickup_image_required" | "deliver_image_required" | "stops_open" | "handover_proof_required" | "handover_code_wrong" | "webhook_url_refused" | "webhook_limit" | "name_taken" | "idempotency_mismatch" | "unknown_api_version" | "api_key_invalid" | "api_key_scope" | "api_key_limit" | "payload_too_large" | "unsupported_media" | "image_invalid" | "too_many_requests" | "too_many_open_bookings" | "too_many_cancellations" | "server_busy" | "request_timeout" | "cross_origin_refused" | "invalid_json" | "invalid_filter" | "server_error";
        AddBrowserRequest: {
            /** Format: uri */
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        AddLocationsRequest: {
            positions: {
                lat: number;
                lng: number;
                at: number;
            }[];
        };
        AddLocationsResponse: {
            taken: number;
        };
        AddPasskeyRequest: {
            name: string;
            answer: components["schemas"]["AddPasskeyRequestAnswer"];
        };
        AddPasskeyRequestAnswer: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            /** @default {} */
            clientExtensionResults?: Record<string, never>;
            response: {
                clientDataJSON: string;
                attestationObject: string;
                transports?: string[];
            };
        };
        Address: {
            address: string;
        };
        AddSetupLanguagesRequest: {
            locales: ("en" | "es" | "fr" | "ar")[];
        };
        AddTrackingPointRequest: {
            lat: number;
            lng: number;
            at?: number;
        };
        AddTrackingPointResponse: {
            taken: boolean;
        };
        Alert: {
            id: string;
            /** @enum {string} */
            kind: "emergency" | "late" | "pickup" | "ahead" | "still" | "stale" | "offRoute" | "payment" | "capture";
            /** @enum {string} */
            state: "open" | "resolved";
            booking: string;
            reference: string;
            driver: string | null;
            driver_name: string | null;
            openedAt: number;
            by: string | null;
            owner: string | null;
            owner_name: string | null;
            snoozedUntil: number | null;
            resolvedAt: number | null;
            resolvedBy: string | null;
            resolvedBy_name: string | null;
            resolvedMs: number | null;
        };
        AlertTimes: {
            since: number;
            kinds: components["schemas"]["AlertTimesKind"][];
        };
        AlertTimesKind: {
            /** @enum {string} */
            kind: "emergency" | "late" | "pickup" | "ahead" | "still" | "stale" | "offRoute" | "payment" | "capture";
            open: number;
            resolved: number;
            medianMs: number | null;
        };
        AllSettings: {
            symbol: string;
            code: string;
            decimal: number;
            swipe_symbol: boolean;
            otp_secure: boolean;
            driver_approval: boolean;
            email_verify: boolean;
            /** @enum {string} */
            passwordRule: "alphanumeric" | "any" | "complex";
            license?: string | null;
            bonus: number;
            referralMonthlyCap: number;
            country?: string | null;
            restrictCountry?: string | null;
            AllowCountrySelection: boolean;
            autoDispatch: boolean;
            CarHornRepeat: boolean;
            convert_to_mile: boolean;
            driverRadius: number;
            offerSeconds: number;
            offersAtATime: number;
            arrivalRadius: number;
            fareToleranceUp: number;
            fareToleranceDown: number;
            negativeBalance: boolean;
            expiredDocumentsBlock: boolean;
            contactMinutes: number;
            lostItemDays: number;
            maxOpenBookings: number;
            maxCancellations: number;
            breakMinutes: number;
            headingsPerDay: number;
            replayDays: number;
            bank_fields: boolean;
            payoutHoldHours: number;
            approvalLimit: number | null;
            adjustmentMax: number;
            raiseMax: number;
            panic?: string | null;
            alertLateMinutes: number;
            alertPickupMinutes: number;
            alertAheadMinutes: number;
            alertStillMinutes: number;
            alertStaleSeconds: number;
            alertOffRouteMeters: number;
            alertPaymentMinutes: number;
            alertCaptureMinutes: number;
            AllowDeliveryPickupImageCapture: boolean;
            AllowFinalDeliveryImageCapture: boolean;
            handoverCode: boolean;
            handoverSignature: boolean;
            handoverPhoto: boolean;
            /** @enum {string} */
            refundTo: "wallet" | "provider";
            holdCards: boolean;
            RiderWithDraw: boolean;
            AllowCriticalEditsAdmin: boolean;
            GoogleLoginEnabled: boolean;
            FacebookLoginEnabled: boolean;
            AppleLoginEnabled: boolean;
            MobileLoginEnabled: boolean;
            guestBooking: boolean;
            staffIdleMinutes: number;
            requireStaffSecondFactor: boolean;
            timeZone: string;
        };
        AnswerDropCheckRequest: {
            agree: boolean;
        };
        AnswerLostItemRequest: {
            /** @enum {string} */
            answer: "found" | "not_found";
        };
        ApiKey: {
            name: string;
            account: string;
            scopes: ("estimates" | "bookings:create" | "bookings:read" | "bookings:cancel" | "reports:read")[];
            expiresAt?: number | null;
            id: string;
            accountName: string;
            prefix: string;
            createdAt: number;
            lastUsedAt?: number | null;
            revokedAt?: number | null;
            previousPrefix?: string | null;
            previousUntil?: number | null;
            callsToday: number;
            calls: number;
            newKey?: string;
        };
        AppInfo: {
            appName: string;
            CompanyName: string;
            CompanyWebsite: string;
            CompanyTerms: string;
            contact_email?: string | null;
            FacebookHandle?: (string | "") | null;
            TwitterHandle?: (string | "") | null;
            InstagramHandle?: (string | "") | null;
            AppleStoreLink?: (string | "") | null;
            PlayStoreLink?: (string | "") | null;
        };
        ArriveAtPickupRequest: {
            reason?: string | null;
            at?: number | null;
        };
        AssignCandidate: {
            id: string;
            firstName: string;
            lastName: string;
            vehicleNumber?: string | null;
            carType?: string | null;
            location: components["schemas"]["LatLng"] | null;
            distance: number | null;
            minutes: number | null;
            rating: number | null;
            tripsToday: number | null;
            shiftEnd: number | null;
            reason: ("not_approved" | "not_active" | "on_break" | "busy" | "no_location" | "other_car_type" | "declined" | "recalled" | "wallet_negative" | "document_expired" | "heading_elsewhere" | "too_far" | "let_pass" | "others_first") | null;
            offered: boolean;
        };
        AssignDriverRequest: {
            driver: string;
        };
        AuditEntryChange: {
            field: string;
            before: string | number | boolean | null;
            after: string | number | boolean | null;
            hidden?: boolean;
        };
        BookAsGuestRequest: {
            verificationId: string;
            /** @default  */
            otp?: string;
            booking: components["schemas"]["BookAsGuestRequestBooking"];
        };
        BookAsGuestRequestBooking: {
            pickup?: components["schemas"]["Place"] | null;
            drop?: components["schemas"]["Place"] | null;
            stops?: components["schemas"]["BookAsGuestRequestBookingStop"][] | null;
            carType?: string | null;
            parcelTypeSelected?: {
                description: string;
            } | null;
            optionSelected?: {
                description: string;
            } | null;
            promo?: string | null;
            tripdate?: number | null;
            customer?: string | null;
            /** @default false */
            bookLater?: boolean;
            payment_mode?: ("cash" | "wallet" | "card") | null;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            pickUpInstructions?: string | null;
            deliveryInstructions?: string | null;
        };
        BookAsGuestRequestBookingStop: {
            lat: number;
            lng: number;
            add: string;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            deliveryInstructions?: string | null;
        };
        BookAsGuestResponse: {
            reference: string;
            url: string;
        };
        Booking: {
            id: string;
            booking_id: string;
            reference: string;
            /** @enum {string} */
            status: "PAYMENT_PENDING" | "NEW" | "ACCEPTED" | "ARRIVED" | "STARTED" | "REACHED" | "PENDING" | "PAID" | "COMPLETE" | "CANCELLED";
            carType: string;
            carImage?: string | null;
            customer: string;
            customer_email?: string | null;
            customer_name: string;
            customer_contact?: string | null;
            customer_token?: string | null;
            customer_image?: string | null;
            customer_rating?: number | null;
            pickup: components["schemas"]["Place"];
            drop: components["schemas"]["Place"];
            stops?: components["schemas"]["BookingStop"][] | null;
            pickupAddress: string;
            dropAddress: string;
            estimate: number;
            estimateDistance: number;
            distance: number;
            estimateTime: number;
            bookLater: boolean;
            tripdate: number;
            bookingDate: number;
            coords: {
                latitude: number;
                longitude: number;
            }[];
            otp?: string | false;
            booking_type_admin: boolean;
            apiKey?: string | null;
            trip_cost: number;
            convenience_fees?: number;
            driver_share?: number;
            discount: number;
            discount_amount: number;
            cashPaymentAmount: number;
            cardPaymentAmount: number;
            usedWalletMoney: number;
            usedBonusMoney?: number | null;
            payableAmount: number;
            customer_paid: number;
            /** @enum {string} */
            payment_mode: "cash" | "wallet" | "card";
            gateway?: string | null;
            prepaid: boolean;
            promo_applied: boolean;
            promo_details: {
                promo_key: string;
                promo_name: string;
            } | null;
            promo_terms?: components["schemas"]["PromoTerms"] | null;
            paymentPacket?: components["schemas"]["PaymentPacket"] | null;
            driver?: string | null;
            driver_name?: string | null;
            driver_image?: string | null;
            driver_contact?: string | null;
            driver_token?: string | null;
            vehicle_number?: string | null;
            vehicle_make?: string | null;
            vehicle_model?: string | null;
            vehicle_color?: string | null;
            driverRating?: number | null;
            fleetadmin?: string | null;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            driver_accept_time?: number | null;
            driver_arrive_time?: number | null;
            trip_start_time?: number | null;
            startTime?: number | null;
            trip_end_time?: number | null;
            endTime?: number | null;
            total_trip_time?: number | null;
            reason?: string | null;
            cancelledBy?: string | null;
            cancelledAt?: number | null;
            rating?: number | null;
            rating_tags?: ("friendly" | "safe" | "clean" | "good_route" | "late" | "unsafe" | "dirty" | "rude")[] | null;
            tip?: number | null;
            raise?: number | null;
            raisedBy?: string | null;
            raisedAt?: number | null;
            lostItem?: components["schemas"]["BookingLostItem"] | null;
            rider_rated?: number | null;
            arrivalUnproven?: boolean | null;
            arrivalReason?: string | null;
            trackFlags?: components["schemas"]["TrackFlag"][] | null;
            fareReview?: components["schemas"]["FareReviewSummary"] | null;
            dropCheck?: components["schemas"]["DropCheck"] | null;
            pickup_image?: string | null;
            deliver_image?: string | null;
            signature_image?: string | null;
            handover?: components["schemas"]["BookingStopHandover"] | null;
            requestedDrivers?: {
                [key: string]: true;
            } | null;
            pickUpInstructions?: string | null;
            deliveryInstructions?: string | null;
            parcelTypeSelected?: components["schemas"]["Extra"] | null;
            optionSelected?: components["schemas"]["Extra"] | null;
            tariff?: components["schemas"]["Tariff"];
            cancelSlab?: components["schemas"]["CancelSlab"][] | null;
            cancel_fee?: number | null;
            hold?: {
                wallet: number;
                bonus: number;
                open: boolean;
            } | null;
            cardHold?: components["schemas"]["BookingCardHold"] | null;
            override?: components["schemas"]["BookingOverride"] | null;
            plan?: components["schemas"]["BookingPlan"] | null;
            widened?: number | null;
            waitingSince?: number | null;
            version?: number;
            offerExpiresAt?: number | null;
            driver_location?: components["schemas"]["LatLng"] | null;
            asked?: {
                driver: string;
                driver_name: string | null;
                expiresAt: number | null;
            }[];
            raisedByName?: string;
            otp_required?: boolean;
            /** @constant */
            recipient_relayed?: true;
        };
        BookingCardHold: {
            /** @enum {string} */
            state: "wanted" | "held" | "capturing" | "captured" | "released" | "failed";
            amount: number;
            provider?: ("paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test") | null;
            capture?: number | null;
            captured?: number | null;
            failure?: string | null;
        };
        BookingFareReview: {
            /** @enum {string} */
            status: "open" | "confirmed" | "approved" | "rejected";
            reasons: ("above_bound" | "below_bound" | "drop_disputed")[];
            measured: {
                trip_cost: number;
                convenience_fees?: number;
                driver_share?: number;
            };
            settled: {
                trip_cost: number;
                convenience_fees?: number;
                driver_share?: number;
            };
            difference: number;
            openedAt: number;
            decidedAt?: number | null;
            isOpen: boolean;
            lower: number;
            upper: number;
            distance: number;
            seconds: number;
            waitingSeconds: number;
            detourKm: number;
            flags: components["schemas"]["TrackFlag"][];
            claimedEnd?: components["schemas"]["LatLng"] | null;
            bookedDrop?: components["schemas"]["Place"] | null;
            decidedBy?: string | null;
            note?: string | null;
            moved?: {
                rider: number;
                driver: number;
                bonus: {
                    rider: number;
                    driver: number;
                };
            } | null;
            id: string;
            booking_id: string;
            reference?: string;
            bookingStatus: string;
            estimate: number;
            estimateDistance: number;
            estimateTime: number;
            pickup: components["schemas"]["Place"];
            drop: components["schemas"]["Place"];
            coords: {
                latitude: number;
                longitude: number;
            }[];
            track: components["schemas"]["TrackingPoint"][];
        };
        BookingLostItem: {
            description: string;
            reportedAt: number;
            answer?: ("found" | "not_found") | null;
            answeredAt?: number | null;
        };
        BookingOverride: {
            /** @enum {string} */
            action: "assign" | "swap" | "recall";
            by: string;
            at: number;
            count: number;
            driver: string | null;
        };
        BookingPlan: {
            driver: string | null;
            by: string;
            at: number;
            count: number;
            triedAt?: number | null;
        };
        BookingStop: {
            lat: number;
            lng: number;
            add: string;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            deliveryInstructions?: string | null;
            reachedAt?: number | null;
            handover?: components["schemas"]["BookingStopHandover"] | null;
            deliver_image?: string | null;
            signature_image?: string | null;
            isDrop?: true | null;
            /** @constant */
            recipient_relayed?: true;
        };
        BookingStopHandover: {
            ways: ("code" | "signature" | "photo")[];
            proof: ("code" | "signature" | "photo") | null;
            failure: components["schemas"]["BookingStopHandoverFailure"] | null;
            code?: string | null;
        };
        BookingStopHandoverFailure: {
            /** @enum {string} */
            reason: "recipient_absent" | "refused" | "wrong_address" | "other";
            note?: string | null;
            at: number;
            meters: number | null;
        };
        Bootstrap: {
            user: components["schemas"]["User"] | null;
            problem: ("require_approval" | "not_valid_user_type" | "user_issue_contact_admin") | null;
            settings: components["schemas"]["PublicSettings"];
            appinfo: components["schemas"]["AppInfo"];
            languages: unknown[];
        };
        CancelBookingRequest: {
            reason: string;
        };
        CancelGuestTripRequest: {
            token: string;
            reason: string;
        };
        CancelGuestTripResponse: {
            reference: string;
            /** @enum {string} */
            status: "PAYMENT_PENDING" | "NEW" | "ACCEPTED" | "ARRIVED" | "STARTED" | "REACHED" | "PENDING" | "PAID" | "COMPLETE" | "CANCELLED";
            pickup: string;
            drop: string;
            stops?: string[];
            tripdate: number;
            cost: number;
            driver: string | null;
            driverPhone: string | null;
            vehicle: components["schemas"]["CancelGuestTripResponseVehicle"] | null;
            position: components["schemas"]["LatLng"] | null;
            eta: {
                /** @enum {string} */
                to: "pickup" | "stop" | "drop";
                seconds: number;
                distance: number;
            } | null;
            code: string | null;
            canCancel: boolean;
            due: number | null;
            recipient: string | null;
            handoverCode: string | null;
            proof: ("code" | "signature" | "photo") | null;
            isReturned: boolean;
        };
        CancelGuestTripResponseVehicle: {
            plate: string | null;
            make: string | null;
            model: string | null;
            color: string | null;
            carType: string;
            image: string | null;
        };
        CancelPartnerBookingRequest: {
            reason: string;
        };
        CancelReason: {
            label: string;
            id: string;
            value: number;
        };
        CancelSlab: {
            minsDelayed: number;
            amount: number;
        };
        CardPayment: {
            id: string;
            /** @enum {string} */
            purpose: "booking" | "topup";
            booking: string | null;
            payer: string;
            payerName: string;
            /** @enum {string} */
            provider: "paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test";
            reference: string;
            amount: number;
            currency: string;
            refunded: number;
            confirmedAt: number;
        };
        CardRefund: {
            id: string;
            order: string;
            booking: string | null;
            payer: string;
            payerName: string;
            /** @enum {string} */
            provider: "paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test";
            amount: number;
            currency: string;
            /** @enum {string} */
            source: "wallet" | "business";
            /** @enum {string} */
            reason: "admin" | "cancel" | "late" | "review";
            by: string | null;
            byName: string | null;
            note: string;
            /** @enum {string} */
            state: "requested" | "taken" | "sending" | "sent" | "done" | "failed" | "returned" | "kept";
            failure: string | null;
            providerReference: string | null;
            createdAt: number;
            decidedAt: number | null;
        };
        CarType: {
            /** @default 0 */
            base_fare: number;
            rate_per_unit_distance: number;
            rate_per_hour: number;
            /** @default 0 */
            min_fare: number;
            /** @default 0 */
            convenience_fees: number;
            /** @enum {string} */
            convenience_fee_type: "flat" | "percentage";
            name: string;
            image?: string | null;
            extra_info?: string | null;
            parcelTypes?: components["schemas"]["Extra"][] | null;
            options?: components["schemas"]["Extra"][] | null;
            cancelSlab?: components["schemas"]["CancelSlab"][] | null;
            id: string;
            createdAt: number;
        };
        ChatMessage: {
            id: string;
            sequence: number;
            message: string;
            from: string;
            /** @constant */
            type: "msg";
            msgDate: string;
            msgTime: string;
            /** @enum {string} */
            source: "rider" | "driver" | "admin" | "fleetadmin";
            at: number;
        };
        Checkout: {
            payment: components["schemas"]["Payment"];
            fields: components["schemas"]["CheckoutFields"];
            providers: components["schemas"]["PaymentProvider"][];
        };
        CheckoutFields: {
            order_id: string;
            amount: string;
            currency: string;
            product_name: string;
            first_name: string;
            last_name: string;
            /** @constant */
            quantity: "1";
            cust_id: string;
            mobile_no: string;
            email: string;
        };
        CheckUserExistsRequest: {
            email?: string | null;
            mobile?: string | null;
        };
        CheckUserExistsResponse: {
            users: {
                uid: string;
            }[];
        };
        CompleteBookingRequest: {
            rating?: number | null;
        };
        CompleteSocialSignUpRequest: {
            firstName: string;
            lastName: string;
            email: string;
            mobile: string;
            signupViaReferral?: string | null;
            completion?: string;
            /** @default false */
            tokens?: boolean;
        };
        ConfirmContactRequest: {
            token: string;
        };
        ConfirmContactResponse: {
            /** @constant */
            ok: true;
            renewed: (components["schemas"]["User"] | components["schemas"]["ConfirmContactResponseRenewedOption2"]) | null;
        };
        ConfirmContactResponseRenewedOption2: {
            accessToken: string;
            refreshToken: string;
            expiresIn: number;
            user: components["schemas"]["User"];
        };
        ConfirmMobileRequest: {
            /** @default  */
            otp?: string;
        };
        ConfirmMobileResponse: components["schemas"]["User"] | components["schemas"]["ConfirmMobileResponseOption2"];
        ConfirmMobileResponseOption2: {
            accessToken: string;
            refreshToken: string;
            expiresIn: number;
            user: components["schemas"]["User"];
        };
        ConfirmSecondFactorRequest: {
            code: string;
        };
        ConfirmSecondFactorResponse: {
            recoveryCodes: string[];
        };
        ConnectCallRequest: {
            From: string;
            To: string;
        } & {
            [key: string]: unknown;
        };
        Conversation: {
            id: string;
            /** @enum {string} */
            usertype: "rider" | "driver";
            name: string | null;
            lastAt: number;
            lastText: string;
            isLastFromUser: boolean;
            isUnread: boolean;
            unread: number;
            readByUser: number;
        };
        ConversationMessage: {
            id: string;
            user: string;
            sequence: number;
            message: string;
            from: string | null;
            from_name: string | null;
            /** @enum {string} */
            source: "rider" | "driver" | "admin" | "fleetadmin";
            at: number;
            booking: string | null;
            reference: string | null;
        };
        CountReachRequest: {
            /** @enum {string} */
            devicetype: "All" | "ANDROID" | "IOS";
            /** @enum {string} */
            usertype: "All" | "rider" | "driver";
            carType?: string | null;
            fleetadmin?: string | null;
            zone?: components["schemas"]["NotificationZone"] | null;
        };
        CountReachResponse: {
            users: number;
        };
        CountUnreadConversationsResponse: {
            unread: number;
        };
        CountUnreadNotificationsResponse: {
            unread: number;
        };
        CreateApiKeyRequest: {
            name: string;
            account: string;
            scopes: ("estimates" | "bookings:create" | "bookings:read" | "bookings:cancel" | "reports:read")[];
            expiresAt?: number | null;
        };
        CreateBookingRequest: {
            pickup?: components["schemas"]["Place"] | null;
            drop?: components["schemas"]["Place"] | null;
            stops?: components["schemas"]["CreateBookingRequestStop"][] | null;
            carType?: string | null;
            parcelTypeSelected?: {
                description: string;
            } | null;
            optionSelected?: {
                description: string;
            } | null;
            promo?: string | null;
            tripdate?: number | null;
            customer?: string | null;
            /** @default false */
            bookLater?: boolean;
            payment_mode?: ("cash" | "wallet" | "card") | null;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            pickUpInstructions?: string | null;
            deliveryInstructions?: string | null;
        };
        CreateBookingRequestStop: {
            lat: number;
            lng: number;
            add: string;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            deliveryInstructions?: string | null;
        };
        CreateCancelReasonRequest: {
            label: string;
        };
        CreateCarTypeRequest: {
            /** @default 0 */
            base_fare?: number;
            rate_per_unit_distance: number;
            rate_per_hour: number;
            /** @default 0 */
            min_fare?: number;
            /** @default 0 */
            convenience_fees?: number;
            /** @enum {string} */
            convenience_fee_type: "flat" | "percentage";
            name: string;
            image?: string | null;
            extra_info?: string | null;
            parcelTypes?: components["schemas"]["Extra"][] | null;
            options?: components["schemas"]["Extra"][] | null;
            cancelSlab?: components["schemas"]["CancelSlab"][] | null;
        };
        CreateEstimateRequest: {
            pickup?: components["schemas"]["Place"] | null;
            drop?: components["schemas"]["Place"] | null;
            stops?: components["schemas"]["CreateEstimateRequestStop"][] | null;
            carType?: string | null;
            parcelTypeSelected?: {
                description: string;
            } | null;
            optionSelected?: {
                description: string;
            } | null;
            promo?: string | null;
            tripdate?: number | null;
        };
        CreateEstimateRequestStop: {
            lat: number;
            lng: number;
            add: string;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            deliveryInstructions?: string | null;
        };
        CreateFirstAdminRequest: {
            firstName: string;
            lastName: string;
            email: string;
            password: string;
            mobile?: string | null;
            token: string;
        };
        CreateLanguageRequest: {
            langName: string;
            langLocale: string;
            dateLocale: string;
            keyValuePairs?: {
                [key: string]: string;
            };
        };
        CreateNotificationRequest: {
            /** @enum {string} */
            devicetype: "All" | "ANDROID" | "IOS";
            /** @enum {string} */
            usertype: "All" | "rider" | "driver";
            carType?: string | null;
            fleetadmin?: string | null;
            zone?: components["schemas"]["NotificationZone"] | null;
            title: string;
            body: string;
        };
        CreatePartnerBookingRequest: {
            pickup?: components["schemas"]["Place"] | null;
            drop?: components["schemas"]["Place"] | null;
            stops?: components["schemas"]["CreatePartnerBookingRequestStop"][] | null;
            carType?: string | null;
            optionSelected?: {
                description: string;
            } | null;
            /** @default false */
            bookLater?: boolean;
            tripdate?: number | null;
            customer: {
                name: string;
                phone: string;
            };
        };
        CreatePartnerBookingRequestStop: {
            lat: number;
            lng: number;
            add: string;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            deliveryInstructions?: string | null;
        };
        CreatePartnerEstimateRequest: {
            pickup?: components["schemas"]["Place"] | null;
            drop?: components["schemas"]["Place"] | null;
            stops?: components["schemas"]["CreatePartnerEstimateRequestStop"][] | null;
            carType?: string | null;
            parcelTypeSelected?: {
                description: string;
            } | null;
            optionSelected?: {
                description: string;
            } | null;
        };
        CreatePartnerEstimateRequestStop: {
            lat: number;
            lng: number;
            add: string;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            deliveryInstructions?: string | null;
        };
        CreatePersonNoteRequest: {
            user: string;
            text: string;
        };
        CreatePromoRequest: {
            promo_name: string;
            promo_description?: string | null;
            /** @enum {string} */
            promo_discount_type: "flat" | "percentage";
            promo_discount_value: number;
            max_promo_discount_value: number;
            /** @default 0 */
            min_order?: number;
            promo_validity: number;
            promo_usage_limit: number;
        };
        CreateQuotesRequest: {
            pickup?: components["schemas"]["Place"] | null;
            drop?: components["schemas"]["Place"] | null;
            stops?: components["schemas"]["Place"][] | null;
        };
        CreateQuotesResponse: {
            distance: number;
            estimateTime: number;
            /** @constant */
            isEstimated?: true;
            quotes: {
                carType: string;
                estimateFare: number;
                minutesAway: number | null;
            }[];
        };
        CreateSavedViewRequest: {
            name: string;
            /** @enum {string} */
            list: "bookings" | "drivers" | "riders" | "fleetadmins" | "alladmin" | "alerts" | "fare-reviews" | "withdraws" | "walletadjustments" | "cardpayments" | "cardrefunds" | "paymentdifferences" | "sms" | "auditlog";
            filter: {
                [key: string]: (string | number | boolean) | (string | number | boolean)[];
            };
            sort: {
                field: string;
                /** @enum {string} */
                order: "ASC" | "DESC";
            };
            shared: boolean;
        };
        CreateShiftNoteRequest: {
            text: string;
            pinned: boolean;
            booking?: string | null;
            driver?: string | null;
        };
        CreateTopUpRequest: {
            amount?: (number | "") | null;
        };
        CreateWebhookRequest: {
            url: string;
            description?: string | null;
            events: ("booking.created" | "booking.status_changed" | "booking.cancelled" | "payment.settled" | "payment.refunded" | "payment.refund_failed" | "payout.requested" | "payout.paid" | "payout.failed" | "driver.registered" | "driver.approved" | "driver.suspended" | "alert.fare_review" | "alert.payment_mismatch" | "alert.opened" | "alert.resolved")[];
            /** @default true */
            active?: boolean;
        };
        CreditWalletRequest: {
            uid?: string | null;
            amount?: (number | "") | null;
            note?: string | null;
        };
        CurrentShiftNotes: {
            notes: components["schemas"]["CurrentShiftNotesNote"][];
        };
        CurrentShiftNotesNote: {
            text: string;
            pinned: boolean;
            booking?: string | null;
            driver?: string | null;
            id: string;
            createdAt: number;
            author: string;
            author_name: string | null;
            driver_name: string | null;
            reference?: string | null;
            acknowledged: {
                by: string;
                name: string | null;
                at: number;
            }[];
        };
        Dashboard: {
            earnings: {
                today: number;
                month: number;
                total: number;
            };
            days: {
                day: number;
                trips: number;
                fees: number;
            }[];
            statusCounts: {
                [key: string]: number;
            };
            driverCounts: {
                free: number;
                busy: number;
                onBreak: number;
            };
            attention: {
                unapprovedDrivers: number;
                unassignedBookings?: number;
                openWithdraws?: number;
            };
        };
        DateDocumentRequest: {
            /** Format: date */
            expiresOn: string;
        };
        DebitWalletRequest: {
            uid?: string | null;
            amount?: (number | "") | null;
            note: string;
        };
        DecideFareReviewRequest: {
            /** @enum {string} */
            decision: "approve" | "reject";
            note?: string | null;
        };
        DecideSandboxChargeRequest: {
            session: string;
            /** @enum {string} */
            outcome: "approve" | "decline" | "hang";
            /**
             * @default both
             * @enum {string}
             */
            tell?: "both" | "webhook" | "return";
        };
        DeclineBookingResponse: {
            id: string;
        };
        DeletePasskeyResponse: {
            id: string;
        };
        Desk: {
            at: number;
            trips: components["schemas"]["DeskTrip"][];
            isCut: boolean;
        };
        DeskTrip: {
            id: string;
            reference: string;
            /** @enum {string} */
            status: "PAYMENT_PENDING" | "NEW" | "ACCEPTED" | "ARRIVED" | "STARTED" | "REACHED" | "PENDING" | "PAID" | "COMPLETE" | "CANCELLED";
            version?: number;
            carType?: string | null;
            tripdate: number;
            bookLater: boolean;
            waitingSince?: number | null;
            customer_name?: string | null;
            pickup: components["schemas"]["Place"];
            drop: components["schemas"]["Place"];
            driver?: string | null;
            driver_name?: string | null;
            driver_location?: components["schemas"]["LatLng"] | null;
            driver_at?: number | null;
            asked?: {
                driver: string;
                driver_name: string | null;
                expiresAt: number | null;
            }[];
            override?: components["schemas"]["BookingOverride"] | null;
            widened?: number | null;
            inReview: boolean;
        };
        DisableSecondFactorRequest: {
            /** @default  */
            password?: string;
            code: string;
        };
        DispatchTrace: components["schemas"]["DispatchTraceItem"][];
        DispatchTraceItem: {
            driver: string;
            at: number;
            /** @enum {string} */
            outcome: "offered" | "left_out" | "asked" | "recalled" | "accepted";
            reason: ("not_approved" | "not_active" | "on_break" | "busy" | "no_location" | "other_car_type" | "declined" | "recalled" | "wallet_negative" | "document_expired" | "heading_elsewhere" | "too_far" | "let_pass" | "others_first") | null;
            distance: number | null;
            by?: string | null;
            planned?: boolean | null;
            driver_name: string | null;
            by_name?: string | null;
        };
        Documents: {
            documents: components["schemas"]["DocumentsDocument"][];
        };
        DocumentsDocument: {
            /** @enum {string} */
            kind: "license" | "insurance" | "registration";
            /** @enum {string} */
            state: "missing" | "undated" | "valid" | "expiring" | "expired";
            image: string | null;
            expiresOn: string | null;
            sent: {
                image: string;
                /** Format: date */
                expiresOn: string;
                at: number;
            } | null;
            rejected: {
                reason: string;
                at: number;
            } | null;
        };
        Done: {
            /** @constant */
            ok: true;
        };
        DriverBoard: {
            at: number;
            drivers: components["schemas"]["DriverBoardDriver"][];
        };
        DriverBoardDriver: {
            driver: string;
            /** @enum {string} */
            state: "free" | "busy" | "break" | "stale" | "offline" | "blocked";
            waitsSince: number | null;
            positionAt: number | null;
            location: components["schemas"]["LatLng"] | null;
            trips: number;
            onlineMs: number;
            acceptanceRate: number | null;
            documents: {
                /** @enum {string} */
                kind: "license" | "insurance" | "registration";
                /** @enum {string} */
                concern: "waiting" | "expiring" | "expired";
            }[];
        };
        DriverDays: {
            days: components["schemas"]["DriverDaysDay"][];
        };
        DriverDaysDay: {
            trips: number;
            share: number;
            raises: number;
            tips: number;
            cancelFees: number;
            convenienceFees: number;
            total: number;
            day: number;
        };
        DriverEarning: {
            id: string;
            month: number;
            year: number;
            monthsName: string;
            total_rides: number;
            driver: string;
            fleetadmin?: string | null;
            driverName: string;
            driverVehicleNo: string;
            driverShare: number;
            /** @default 0 */
            raises: number;
        };
        DriveTime: {
            distance_in_km: number;
            time_in_secs: number;
            /** @constant */
            isEstimated?: true;
        };
        DropCheck: {
            /** @enum {string} */
            status: "asked" | "agreed" | "disputed";
            meters: number;
            bookedDrop: components["schemas"]["Place"];
            end: components["schemas"]["LatLng"];
            answeredAt?: number | null;
        };
        EarningReport: {
            id: string;
            month: number;
            year: number;
            monthsName: string;
            total_rides: number;
            tripCost: number;
            rideCost: number;
            convenienceFee: number;
            discountAmount: number;
            profit: number;
            /** @default 0 */
            raises: number;
        };
        EnterByPhoneRequest: {
            verificationId: string;
            /** @default  */
            otp?: string;
            /** @default false */
            tokens?: boolean;
        };
        Estimate: {
            estimateFare: number;
            discount_amount: number;
            customer_paid: number;
            promo_details: {
                promo_key: string;
                promo_name: string;
            } | null;
            distance: number;
            estimateDistance: number;
            estimateTime: number;
            convenience_fees?: number;
            carType: string;
            carImage: string | null;
            coords: {
                latitude: number;
                longitude: number;
            }[];
            polylinePoints: string;
            /** @constant */
            isEstimated?: true;
            cardHold?: number;
        };
        ExportAuditEntriesResponseItem: {
            id: string;
            at: number;
            actor: string;
            actorName: string;
            /** @enum {string} */
            usertype: "rider" | "driver" | "admin" | "fleetadmin";
            action: string;
            resource: string;
            record: string;
            /** @enum {string} */
            outcome: "begun" | "done";
            changes: components["schemas"]["AuditEntryChange"][];
            names: {
                [key: string]: {
                    name: string;
                    resource: string;
                };
            };
        };
        Extra: {
            description: string;
            amount: number;
            maxWeight?: number | null;
            maxLength?: number | null;
            maxWidth?: number | null;
            maxHeight?: number | null;
        };
        FailHandoverRequest: {
            /** @enum {string} */
            reason: "recipient_absent" | "refused" | "wrong_address" | "other";
            note?: string | null;
            stop?: number | null;
        };
        FailPayoutRequest: {
            version: string;
            reason: string;
        };
        FareReview: {
            /** @enum {string} */
            status: "open" | "confirmed" | "approved" | "rejected";
            reasons: ("above_bound" | "below_bound" | "drop_disputed")[];
            measured: {
                trip_cost: number;
                convenience_fees: number;
                driver_share: number;
            };
            settled: {
                trip_cost: number;
                convenience_fees: number;
                driver_share: number;
            };
            difference: number;
            openedAt: number;
            decidedAt?: number | null;
            isOpen: boolean;
            lower: number;
            upper: number;
            distance: number;
            seconds: number;
            waitingSeconds: number;
            detourKm: number;
            flags: components["schemas"]["TrackFlag"][];
            claimedEnd?: components["schemas"]["LatLng"] | null;
            bookedDrop?: components["schemas"]["Place"] | null;
            decidedBy?: string | null;
            note?: string | null;
            moved?: {
                rider: number;
                driver: number;
                bonus: {
                    rider: number;
                    driver: number;
                };
            } | null;
            id: string;
            booking_id: string;
            reference?: string;
            bookingStatus: string;
            customer: string;
            customer_name: string;
            driver?: string | null;
            driver_name?: string | null;
            estimate: number;
            trip_cost: number;
        };
        FareReviewSummary: {
            /** @enum {string} */
            status: "open" | "confirmed" | "approved" | "rejected";
            reasons: ("above_bound" | "below_bound" | "drop_disputed")[];
            measured: {
                trip_cost: number;
                convenience_fees?: number;
                driver_share?: number;
            };
            settled: {
                trip_cost: number;
                convenience_fees?: number;
                driver_share?: number;
            };
            difference: number;
            openedAt: number;
            decidedAt?: number | null;
        };
        FindCallersResponse: {
            callers: components["schemas"]["FindCallersResponseCaller"][];
        };
        FindCallersResponseCaller: {
            id: string;
            /** @enum {string} */
            usertype: "rider" | "driver";
            firstName: string;
            lastName: string;
            mobile: string | null;
            walletBalance: number;
            approved: boolean;
            trips: components["schemas"]["FindCallersResponseCallerTrip"][];
            places: components["schemas"]["UserPlace"][];
        };
        FindCallersResponseCallerTrip: {
            id: string;
            reference: string;
            /** @enum {string} */
            status: "PAYMENT_PENDING" | "NEW" | "ACCEPTED" | "ARRIVED" | "STARTED" | "REACHED" | "PENDING" | "PAID" | "COMPLETE" | "CANCELLED";
            tripdate: number;
            carType?: string | null;
            pickup: components["schemas"]["Place"];
            drop: components["schemas"]["Place"];
            stops?: components["schemas"]["BookingStop"][] | null;
            customer_name?: string | null;
            driver?: string | null;
            driver_name?: string | null;
            override?: components["schemas"]["BookingOverride"] | null;
            asked?: {
                driver: string;
                driver_name: string | null;
                expiresAt: number | null;
            }[];
        };
        FinishSignInRequest: {
            challenge: string;
            code: string;
        };
        FollowGuestTripRequest: {
            token: string;
        };
        FollowGuestTripResponse: {
            reference: string;
            /** @enum {string} */
            status: "PAYMENT_PENDING" | "NEW" | "ACCEPTED" | "ARRIVED" | "STARTED" | "REACHED" | "PENDING" | "PAID" | "COMPLETE" | "CANCELLED";
            pickup: string;
            drop: string;
            stops?: string[];
            tripdate: number;
            cost: number;
            driver: string | null;
            driverPhone: string | null;
            vehicle: components["schemas"]["FollowGuestTripResponseVehicle"] | null;
            position: components["schemas"]["LatLng"] | null;
            eta: {
                /** @enum {string} */
                to: "pickup" | "stop" | "drop";
                seconds: number;
                distance: number;
            } | null;
            code: string | null;
            canCancel: boolean;
            due: number | null;
            recipient: string | null;
            handoverCode: string | null;
            proof: ("code" | "signature" | "photo") | null;
            isReturned: boolean;
        };
        FollowGuestTripResponseVehicle: {
            plate: string | null;
            make: string | null;
            model: string | null;
            color: string | null;
            carType: string;
            image: string | null;
        };
        FollowSharedTripRequest: {
            token: string;
        };
        FollowSharedTripResponse: {
            /** @enum {string} */
            stage: "waiting" | "coming" | "arrived" | "riding" | "ended";
            driver: string | null;
            vehicle: components["schemas"]["FollowSharedTripResponseVehicle"] | null;
            position: components["schemas"]["LatLng"] | null;
            eta: {
                /** @enum {string} */
                to: "pickup" | "stop" | "drop";
                seconds: number;
                distance: number;
            } | null;
        };
        FollowSharedTripResponseVehicle: {
            plate: string | null;
            make: string | null;
            model: string | null;
            color: string | null;
            carType: string;
            image: string | null;
        };
        FoundPlace: {
            coords: components["schemas"]["LatLng"];
            placeDetails: {
                place_id: string;
                name: string;
                formatted_address: string;
            };
        };
        GetAddressRequest: {
            latlng: string;
        };
        GetAuditEntryResponse: {
            id: string;
            at: number;
            actor: string;
            actorName: string;
            /** @enum {string} */
            usertype: "rider" | "driver" | "admin" | "fleetadmin";
            action: string;
            resource: string;
            record: string;
            /** @enum {string} */
            outcome: "begun" | "done";
            changes: components["schemas"]["AuditEntryChange"][];
            names: {
                [key: string]: {
                    name: string;
                    resource: string;
                };
            };
        };
        GetDriveTimeRequest: {
            start: string;
            dest: string;
        };
        GetDriveTimeViaRequest: {
            start: string;
            dest: string;
            waypoints: string;
        };
        GetGuestCheckoutRequest: {
            token: string;
        };
        GetGuestRiderRequest: {
            mobile: string;
            firstName: string;
            /** @default  */
            lastName?: string;
        };
        GetPlaceRequest: {
            place_id: string;
            sessiontoken?: string;
        };
        GetRecipientLinkRequest: {
            stop?: number | null;
        };
        GetRouteRequest: {
            start: string;
            dest: string;
        };
        GuestRider: {
            id: string;
            firstName: string;
            lastName: string;
            mobile: string | null;
        };
        InboxEntry: {
            id: string;
            at: number;
            title: string;
            body: string;
            isRead: boolean;
            screen?: string;
            bookingId?: string;
        };
        IssueTokensRequest: {
            /** @default  */
            email?: string;
            /** @default  */
            password?: string;
        };
        Language: {
            langName: string;
            langLocale: string;
            dateLocale: string;
            keyValuePairs?: {
                [key: string]: string;
            };
            id: string;
            default: boolean;
            createdAt: string;
        };
        LatLng: {
            lat: number;
            lng: number;
        };
        LedgerAudit: {
            /** @enum {string} */
            state: "never" | "running" | "done" | "failed" | "cancelled" | "interrupted";
            startedAt: number | null;
            done: number;
            total: number;
            finishedAt: number | null;
            result: components["schemas"]["LedgerAuditResult"] | null;
        };
        LedgerAuditResult: {
            wallets: number;
            entries: number;
            settledTrips: number;
            balances: string;
            entrySum: string;
            off: number;
            findings: components["schemas"]["LedgerAuditResultFinding"][];
        };
        LedgerAuditResultFinding: {
            /** @enum {string} */
            about: "wallet" | "entry" | "trip" | "payment" | "promo";
            id: string;
            /** @enum {string} */
            fault: "balance" | "bonus_balance" | "uses" | "not_made" | "missing" | "different" | "share_and_fee" | "paid_and_discount" | "ways_of_paying" | "bonus_over_fee" | "discount" | "cards" | "unsettled" | "settled_as" | "not_paid" | "not_credited" | "over_refunded" | "doubled" | "no_payment" | "no_origin" | "no_adjustment";
            values: {
                [key: string]: string | number;
            };
            booking: string | null;
            user: {
                id: string;
                /** @enum {string} */
                usertype: "rider" | "driver" | "admin" | "fleetadmin";
                name: string;
            } | null;
        };
        ListAuditEntriesResponseItem: {
            id: string;
            at: number;
            actor: string;
            actorName: string;
            /** @enum {string} */
            usertype: "rider" | "driver" | "admin" | "fleetadmin";
            action: string;
            resource: string;
            record: string;
            /** @enum {string} */
            outcome: "begun" | "done";
            changes: components["schemas"]["AuditEntryChange"][];
            names: {
                [key: string]: {
                    name: string;
                    resource: string;
                };
            };
        };
        ListDriverOffersResponseItem: {
            received: number;
            accepted: number;
            declined: number;
            expired: number;
            withdrawn: number;
            driver: string;
            rate: number | null;
        };
        ListedBooking: {
            id: string;
            booking_id: string;
            reference: string;
            /** @enum {string} */
            status: "PAYMENT_PENDING" | "NEW" | "ACCEPTED" | "ARRIVED" | "STARTED" | "REACHED" | "PENDING" | "PAID" | "COMPLETE" | "CANCELLED";
            carType: string;
            carImage?: string | null;
            customer: string;
            customer_email?: string | null;
            customer_name: string;
            customer_contact?: string | null;
            customer_token?: string | null;
            customer_image?: string | null;
            customer_rating?: number | null;
            pickup: components["schemas"]["Place"];
            drop: components["schemas"]["Place"];
            stops?: components["schemas"]["BookingStop"][] | null;
            pickupAddress: string;
            dropAddress: string;
            estimate: number;
            estimateDistance: number;
            distance: number;
            estimateTime: number;
            bookLater: boolean;
            tripdate: number;
            bookingDate: number;
            coords?: {
                latitude: number;
                longitude: number;
            }[];
            otp?: string | false;
            booking_type_admin: boolean;
            apiKey?: string | null;
            trip_cost: number;
            convenience_fees?: number;
            driver_share?: number;
            discount: number;
            discount_amount: number;
            cashPaymentAmount: number;
            cardPaymentAmount: number;
            usedWalletMoney: number;
            usedBonusMoney?: number | null;
            payableAmount: number;
            customer_paid: number;
            /** @enum {string} */
            payment_mode: "cash" | "wallet" | "card";
            gateway?: string | null;
            prepaid: boolean;
            promo_applied: boolean;
            promo_details: {
                promo_key: string;
                promo_name: string;
            } | null;
            promo_terms?: components["schemas"]["PromoTerms"] | null;
            paymentPacket?: components["schemas"]["PaymentPacket"] | null;
            driver?: string | null;
            driver_name?: string | null;
            driver_image?: string | null;
            driver_contact?: string | null;
            driver_token?: string | null;
            vehicle_number?: string | null;
            vehicle_make?: string | null;
            vehicle_model?: string | null;
            vehicle_color?: string | null;
            driverRating?: number | null;
            fleetadmin?: string | null;
            deliveryPerson?: string | null;
            deliveryPersonPhone?: string | null;
            driver_accept_time?: number | null;
            driver_arrive_time?: number | null;
            trip_start_time?: number | null;
            startTime?: number | null;
            trip_end_time?: number | null;
            endTime?: number | null;
            total_trip_time?: number | null;
            reason?: string | null;
            cancelledBy?: string | null;
            cancelledAt?: number | null;
            rating?: number | null;
            rating_tags?: ("friendly" | "safe" | "clean" | "good_route" | "late" | "unsafe" | "dirty" | "rude")[] | null;
            tip?: number | null;
            raise?: number | null;
            raisedBy?: string | null;
            raisedAt?: number | null;
            lostItem?: components["schemas"]["BookingLostItem"] | null;
            rider_rated?: number | null;
            arrivalUnproven?: boolean | null;
            arrivalReason?: string | null;
            trackFlags?: components["schemas"]["TrackFlag"][] | null;
            fareReview?: components["schemas"]["FareReviewSummary"] | null;
            dropCheck?: components["schemas"]["DropCheck"] | null;
            pickup_image?: string | null;
            deliver_image?: string | null;
            signature_image?: string | null;
            handover?: components["schemas"]["BookingStopHandover"] | null;
            requestedDrivers?: {
                [key: string]: true;
            } | null;
            pickUpInstructions?: string | null;
            deliveryInstructions?: string | null;
            parcelTypeSelected?: components["schemas"]["Extra"] | null;
            optionSelected?: components["schemas"]["Extra"] | null;
            tariff?: components["schemas"]["Tariff"];
            cancelSlab?: components["schemas"]["CancelSlab"][] | null;
            cancel_fee?: number | null;
            hold?: {
                wallet: number;
                bonus: number;
                open: boolean;
            } | null;
            cardHold?: components["schemas"]["BookingCardHold"] | null;
            override?: components["schemas"]["BookingOverride"] | null;
            plan?: components["schemas"]["BookingPlan"] | null;
            widened?: number | null;
            waitingSince?: number | null;
            version?: number;
            offerExpiresAt?: number | null;
            driver_location?: components["schemas"]["LatLng"] | null;
            asked?: {
                driver: string;
                driver_name: string | null;
                expiresAt: number | null;
            }[];
            raisedByName?: string;
            otp_required?: boolean;
            /** @constant */
            recipient_relayed?: true;
        };
        ListMapDriversResponseItem: {
            id: string;
            firstName: string;
            lastName: string;
            vehicleNumber?: string | null;
            carType?: string | null;
            queue: boolean;
            onBreak: boolean;
            location: components["schemas"]["LatLng"];
        };
        ListOwnNotificationsResponse: {
            unread: number;
            total: number;
            entries: components["schemas"]["InboxEntry"][];
        };
        ListPasskeysResponse: {
            address: string | null;
            passkeys: components["schemas"]["Passkey"][];
        };
        ListSavedCardsResponse: {
            cards: components["schemas"]["ListSavedCardsResponseCard"][];
            keptAt: ("paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test")[];
            silent: ("paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test")[];
        };
        ListSavedCardsResponseCard: {
            id: string;
            /** @enum {string} */
            provider: "paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test";
            brand: string;
            lastFour: string;
            expires: string | null;
        };
        ListSignInsResponseItem: {
            id: string;
            /** @enum {string} */
            kind: "browser" | "app";
            device: string | null;
            startedAt: number;
            isCurrent: boolean;
        };
        ListUsablePromosResponseItem: {
            promo_name: string;
            promo_description?: string | null;
            /** @enum {string} */
            promo_discount_type: "flat" | "percentage";
            promo_discount_value: number;
            max_promo_discount_value: number;
            /** @default 0 */
            min_order: number;
            promo_validity: number;
            id: string;
        };
        MarkAllNotificationsReadRequest: {
            upTo?: number;
        };
        MarkConversationReadRequest: {
            upTo: number;
        };
        MarkOwnConversationReadRequest: {
            upTo: number;
        };
        NewUser: {
            firstName: string;
            lastName: string;
            email?: string | null;
            mobile?: string | null;
            profile_image?: string | null;
            vehicleMake?: string | null;
            vehicleModel?: string | null;
            vehicleColor?: string | null;
            vehicleNumber?: string | null;
            other_info?: string | null;
            carType?: string | null;
            driverActiveStatus?: boolean;
            licenseImage?: string | null;
            bankName?: string | null;
            bankCode?: string | null;
            bankAccount?: string | null;
            fleetadmin?: string | null;
            staffRole?: ("dispatcher" | "finance" | "support") | null;
            creditLimit?: number | null;
            approved?: boolean;
        };
        Notification: {
            /** @enum {string} */
            devicetype: "All" | "ANDROID" | "IOS";
            /** @enum {string} */
            usertype: "All" | "rider" | "driver";
            carType?: string | null;
            fleetadmin?: string | null;
            zone?: components["schemas"]["NotificationZone"] | null;
            title: string;
            body: string;
            id: string;
            createdAt: number;
            /** @enum {string} */
            state: "sending" | "sent";
            total: number;
            reached: number;
            failed: number;
        };
        NotificationZone: {
            lat: number;
            lng: number;
            radius: number;
            place: string;
        };
        OpenApiDocument: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        OpenPaymentPageRequest: {
            order_id: string;
            amount: string | number;
            currency: string;
            /** @default  */
            product_name?: string;
            /** @default  */
            first_name?: string;
            /** @default  */
            last_name?: string;
            quantity?: string | number;
            /** @default  */
            cust_id?: string;
            /** @default  */
            mobile_no?: string;
            /** @default  */
            email?: string;
            /** @constant */
            save_card?: "1";
        };
        OutboxMessage: {
            id: string;
            channel: string;
            to: string;
            title: string;
            body: string;
            at: number;
        };
        OverrideDriverRequest: {
            driver: string;
            from?: string | null;
            overrides: number;
        };
        OwnConversation: {
            unread: number;
            readByStaff: number;
        };
        OwnOffers: {
            received: number;
            accepted: number;
            declined: number;
            expired: number;
            withdrawn: number;
            rate: number | null;
            days: components["schemas"]["OwnOffersDay"][];
        };
        OwnOffersDay: {
            received: number;
            accepted: number;
            declined: number;
            expired: number;
            withdrawn: number;
            day: number;
        };
        PartnerReport: {
            from: number;
            until: number;
            bookings: number;
            paid: number;
            cancelled: number;
            open: number;
            customerPaid: number;
            cancelFees: number;
        };
        Passkey: {
            id: string;
            name: string;
            createdAt: number;
            lastUsedAt: number | null;
            isSynced: boolean;
        };
        PasskeyProofInput: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            /** @default {} */
            clientExtensionResults?: Record<string, never>;
            response: components["schemas"]["PasskeyProofResponse"];
        };
        PasskeyProofResponse: {
            clientDataJSON: string;
            authenticatorData: string;
            signature: string;
            userHandle?: string | null;
        };
        PayBookingRequest: {
            /** @enum {string} */
            payment_mode: "cash" | "wallet" | "card";
            promo?: string | null;
        };
        Payment: {
            id: string;
            /** @enum {string} */
            purpose: "booking" | "topup";
            booking: string | null;
            amount: number;
            currency: string;
            /** @enum {string} */
            status: "OPEN" | "DECLINED" | "HELD" | "CONFIRMED" | "SETTLED";
            holds: boolean;
            settledAs: ("booking" | "wallet") | null;
            provider: ("paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test") | null;
            createdAt: number;
            settledAt: number | null;
        };
        PaymentDifference: {
            id: string;
            /** @enum {string} */
            kind: "missing_here" | "missing_there" | "amount";
            /** @enum {string} */
            provider: "paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test";
            attempt: string;
            order: string;
            booking: string | null;
            amount: number;
            currency: string;
            amountThere: number | null;
            currencyThere: string | null;
            startedAt: number;
            foundAt: number;
        };
        PaymentPacket: {
            /** @enum {string} */
            appcat: "taxi" | "delivery";
            /** @enum {string} */
            payment_mode: "cash" | "wallet" | "card";
            customer_paid: number;
            discount_amount: number;
            usedWalletMoney: number;
            cardPaymentAmount: number;
            cashPaymentAmount: number;
            payableAmount: number;
            promo_applied: boolean;
            promo_details: {
                promo_key: string;
                promo_name: string;
            } | null;
        };
        PaymentProvider: {
            /** @enum {string} */
            name: "paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test";
            link: string;
        };
        PayWithSavedCardRequest: {
            /** @enum {string} */
            provider: "paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test";
            card: string;
        };
        PayWithSavedCardResponse: {
            payment: components["schemas"]["Payment"];
            /** @enum {string} */
            result: "paid" | "declined" | "confirm" | "pending";
        };
        PersonNote: {
            user: string;
            text: string;
            id: string;
            createdAt: number;
            author: string;
            author_name: string | null;
        };
        Place: {
            lat: number;
            lng: number;
            add: string;
        };
        PlanCandidate: {
            id: string;
            name: string;
            vehicleNumber?: string | null;
            carType?: string | null;
            /** @enum {string} */
            basis: "hours" | "history" | "none";
            warnings: {
                /** @enum {string} */
                problem: "late" | "late_next" | "outside_hours" | "unusual_time" | "other_car_type" | "blocked" | "document_expired";
                minutes: number | null;
            }[];
            minutes: number | null;
            trips: number;
            shiftEnd: number | null;
        };
        PlanCandidates: components["schemas"]["PlanCandidate"][];
        PlanDriverRequest: {
            driver: string | null;
            plans: number;
        };
        PlannedTrips: {
            trips: components["schemas"]["PlannedTripsTrip"][];
        };
        PlannedTripsTrip: {
            id: string;
            reference: string;
            tripdate: number;
            estimateTime: number;
            pickup: string;
        };
        Planner: {
            day: number;
            timeZone: string;
            start: number;
            end: number;
            trips: components["schemas"]["PlannerTrip"][];
            drivers: components["schemas"]["PlannerDriver"][];
            legs: components["schemas"]["PlannerLeg"][];
            isCut: {
                trips: boolean;
                drivers: boolean;
            };
        };
        PlannerDriver: {
            id: string;
            name: string;
            vehicleNumber?: string | null;
            carType?: string | null;
            approved: boolean;
            documentsEndAt: number | null;
            /** @enum {string} */
            basis: "hours" | "history" | "none";
            shifts: {
                from: number;
                to: number;
            }[];
        };
        PlannerLeg: {
            from: string;
            to: string;
            minutes: number;
            isEstimated: boolean;
        };
        PlannerTrip: {
            id: string;
            reference: string;
            /** @enum {string} */
            status: "PAYMENT_PENDING" | "NEW" | "ACCEPTED" | "ARRIVED" | "STARTED" | "REACHED" | "PENDING" | "PAID" | "COMPLETE" | "CANCELLED";
            carType: string;
            tripdate: number;
            estimateTime: number;
            pickup: components["schemas"]["Place"];
            drop: components["schemas"]["Place"];
            driver?: string | null;
            plan?: components["schemas"]["BookingPlan"] | null;
        };
        PressEmergencyResponse: {
            /** @constant */
            told: true;
        };
        PreviewCancellationResponse: {
            fee: number;
        };
        PreviewContactRevertResponse: {
            /** @enum {string} */
            field: "email" | "mobile";
            restored: string | null;
            removed: string | null;
            until: number;
        };
        PreviewGuestCancellationRequest: {
            token: string;
        };
        PreviewGuestCancellationResponse: {
            fee: number;
        };
        PreviewPartnerCancellationResponse: {
            fee: number;
        };
        PreviewPromoResponse: {
            id: string;
            promo_name: string;
            discount: number;
        };
        ProcessPayoutRequest: {
            version: string;
        };
        Promo: {
            promo_name: string;
            promo_description?: string | null;
            /** @enum {string} */
            promo_discount_type: "flat" | "percentage";
            promo_discount_value: number;
            max_promo_discount_value: number;
            /** @default 0 */
            min_order: number;
            promo_validity: number;
            promo_usage_limit: number;
            id: string;
            user_avail: number;
            createdAt: number;
        };
        PromoTerms: {
            /** @enum {string} */
            promo_discount_type: "flat" | "percentage";
            promo_discount_value: number;
            max_promo_discount_value: number;
        };
        PublicSettings: {
            symbol: string;
            code: string;
            decimal: number;
            swipe_symbol: boolean;
            country?: string | null;
            restrictCountry?: string | null;
            AllowCountrySelection: boolean;
            convert_to_mile: boolean;
            /** @enum {string} */
            passwordRule: "alphanumeric" | "any" | "complex";
            panic?: string | null;
            contactMinutes: number;
            lostItemDays: number;
            CarHornRepeat: boolean;
            breakMinutes: number;
            headingsPerDay: number;
            GoogleLoginEnabled: boolean;
            FacebookLoginEnabled: boolean;
            AppleLoginEnabled: boolean;
            MobileLoginEnabled: boolean;
            guestBooking: boolean;
            AllowCriticalEditsAdmin: boolean;
            autoDispatch: boolean;
            bank_fields: boolean;
            RiderWithDraw: boolean;
            timeZone: string;
            otp_secure: boolean;
            AllowDeliveryPickupImageCapture: boolean;
            AllowFinalDeliveryImageCapture: boolean;
            /** @enum {string} */
            category: "taxi" | "delivery";
            cardPayments: boolean;
            passkeyAddress: string | null;
            googleMapsKey: string | null;
            vectorMap: ({
                light: string;
                dark: string;
            } | {
                tiles: string;
            }) | null;
            usesOpenStreetMap: boolean;
        };
        PushKey: {
            publicKey: string;
        };
        RaiseOfferRequest: {
            to: number;
        };
        RaiseOptions: {
            driver_share: number;
            raise: number;
            most: number;
        };
        RateTripRequest: {
            rate: number;
            tags?: ("friendly" | "safe" | "clean" | "good_route" | "late" | "unsafe" | "dirty" | "rude")[] | null;
        };
        ReachDropRequest: {
            lat: number;
            lng: number;
            at?: number | null;
            handover_code?: string | null;
        };
        ReachStopRequest: {
            lat: number;
            lng: number;
            at?: number | null;
            handover_code?: string | null;
        };
        RecallDriverRequest: {
            from?: string | null;
            overrides: number;
        };
        ReceivePaymentWebhookResponse: {
            /** @constant */
            received: true;
        };
        ReceiveTwilioReportRequest: {
            MessageSid: string;
            MessageStatus: string;
        } & {
            [key: string]: unknown;
        };
        RecipientLink: {
            url: string;
        };
        RecordCardHoldRequest: {
            /** @enum {string} */
            outcome: "charged" | "not_charged";
            reference?: string | null;
        };
        RefreshTokensRequest: {
            refreshToken: string;
        };
        Refundable: {
            wallet: number;
            business: number;
            blocked: ("must_login" | "user_issue_contact_admin" | "select_proper" | "place_to_coords_error" | "past_booking_error" | "no_driver_found_alert_messege" | "deliveryDetailMissing" | "not_valid_user_type" | "login_validate_error" | "otp_validate_error" | "user_does_not_exists" | "proper_email" | "login_error" | "proper_input_name" | "password_alphaNumeric_check" | "password_blank_messege" | "password_complexity_check" | "mobile_no_blank_error" | "user_exists" | "email_or_mobile_issue" | "reg_error" | "referer_not_found" | "proper_bonus" | "update_failed" | "demo_mode" | "no_details_error" | "google_places_error" | "require_approval" | "email_verify_message" | "auth_error" | "not_logged_in" | "user_token_error" | "no_bookings" | "no_cancel_reason" | "no_cars" | "no_tasks" | "chat_not_found" | "no_user_match" | "no_provider_found" | "provider_fetch_error" | "settings_error" | "wrong_code" | "location_fetch_error" | "no_route_found" | "json_error" | "default_language_delete" | "validation_error" | "forbidden" | "not_in_role" | "own_role" | "last_full_admin" | "credit_limit" | "reauthentication_required" | "not_found" | "wrong_state" | "changed_meanwhile" | "run_in_progress" | "shift_not_recorded" | "shift_too_large" | "far_booking_error" | "driver_busy" | "driver_on_break" | "driver_is_free" | "heading_used_up" | "offer_gone" | "too_far_from_pickup" | "chat_closed" | "assign_not_allowed" | "canceled_meanwhile" | "overridden_meanwhile" | "accepted_meanwhile" | "planned_meanwhile" | "plan_too_late" | "alert_taken_meanwhile" | "wallet_balance_low" | "unpaid_trip" | "receipt_no_email" | "too_many_places" | "too_many_views" | "tip_amount" | "raise_amount" | "already_tipped" | "lost_item_reported" | "lost_item_answered" | "wallet_in_debt" | "driver_in_debt" | "document_expired" | "wallet_not_empty" | "amount_too_large" | "entry_not_reversible" | "refund_too_much" | "refund_in_progress" | "refund_unsupported" | "refund_trip_open" | "refund_review_open" | "entry_reversed" | "approval_pending" | "approval_closed" | "approval_by_requester" | "payout_on_hold" | "payout_changed" | "payout_closed" | "payout_owner_gone" | "review_rider_gone" | "already_rated" | "link_invalid" | "contact_unchanged" | "booking_open" | "login_code_wrong" | "login_code_expired" | "code_not_sent" | "second_factor_wrong" | "second_factor_on" | "second_factor_off" | "sign_in_expired" | "second_factor_required" | "own_second_factor_first" | "last_second_factor" | "passkeys_unavailable" | "passkey_refused" | "passkey_known" | "passkey_limit" | "password_wrong" | "step_up_unavailable" | "otp_mismatch" | "payment_mode_unavailable" | "payment_in_progress" | "payment_amount_mismatch" | "payment_closed" | "payment_not_verified" | "payment_unsupported" | "promo_unknown" | "promo_expired" | "promo_min_order" | "promo_used_up" | "promo_used_before" | "license_image_required" | "pickup_image_required" | "deliver_image_required" | "stops_open" | "handover_proof_required" | "handover_code_wrong" | "webhook_url_refused" | "webhook_limit" | "name_taken" | "idempotency_mismatch" | "unknown_api_version" | "api_key_invalid" | "api_key_scope" | "api_key_limit" | "payload_too_large" | "unsupported_media" | "image_invalid" | "too_many_requests" | "too_many_open_bookings" | "too_many_cancellations" | "server_busy" | "request_timeout" | "cross_origin_refused" | "invalid_json" | "invalid_filter" | "server_error") | null;
        };
        RefundCardPaymentRequest: {
            amount?: (number | "") | null;
            /** @enum {string} */
            source: "wallet" | "business";
            note: string;
        };
        RegistrationInput: {
            firstName: string;
            lastName: string;
            email: string;
            password: string;
            mobile: string;
            referralId?: string | null;
            signupViaReferral?: string | null;
            /**
             * @default rider
             * @enum {string}
             */
            usertype?: "rider" | "driver";
            licenseImage?: string | null;
            vehicleMake?: string | null;
            vehicleModel?: string | null;
            vehicleColor?: string | null;
            vehicleNumber?: string | null;
            carType?: string | null;
            other_info?: string | null;
            bankName?: string | null;
            bankCode?: string | null;
            bankAccount?: string | null;
            pushToken?: string | null;
            userPlatform?: ("ANDROID" | "IOS") | null;
        };
        RejectWalletAdjustmentRequest: {
            note?: string | null;
        };
        RemoveSavedCardResponse: {
            id: string;
        };
        RenamePasskeyRequest: {
            name: string;
        };
        ReplaceRecoveryCodesRequest: {
            /** @default  */
            password?: string;
            code: string;
        };
        ReplaceRecoveryCodesResponse: {
            recoveryCodes: string[];
        };
        ReplayFailedWebhookDeliveriesRequest: {
            since: number;
        };
        ReplayFailedWebhookDeliveriesResponse: {
            replayed: number;
        };
        ReportLostItemRequest: {
            description: string;
            phone?: string | null;
        };
        ReportSandboxChargeRequest: {
            session: string;
            reference: string;
        };
        RequestContactChangeRequest: {
            /** @enum {string} */
            field: "email" | "mobile";
            value: string;
        };
        RequestContactChangeResponse: {
            /** @enum {string} */
            field: "email" | "mobile";
            value: string;
            expiresAt: number;
        };
        RequestPasswordResetRequest: {
            /** @default  */
            email?: string;
        };
        RequestPasswordResetResponse: {
            /** @constant */
            message: "reset_pass_msg";
        };
        RequestPayoutRequest: {
            amount?: (number | "") | null;
        };
        ResendHandoverCodeRequest: {
            stop?: number | null;
        };
        ResetPasswordRequest: {
            token: string;
            password: string;
        };
        ResetSecondFactorRequest: {
            /** @default  */
            password?: string;
            /** @default  */
            code?: string;
        };
        ReturnFromSocialSignInByFormRequest: {
            code?: string;
            state?: string;
            iss?: string;
            error?: string;
            error_description?: string;
            user?: string;
        };
        ReverseWalletEntryRequest: {
            note: string;
            allowDebt?: boolean;
        };
        RevertContactRequest: {
            token: string;
        };
        RevertContactResponse: {
            resetToken: string | null;
        };
        ReviewDocumentRequest: {
            /** @constant */
            decision: "approve";
            at: number;
            /** Format: date */
            expiresOn: string;
        } | {
            /** @constant */
            decision: "reject";
            at: number;
            reason: string;
        };
        RotateApiKeyRequest: {
            /** @default 24 */
            graceHours?: number;
        };
        Route: {
            distance: number;
            duration: number;
            polylinePoints: string;
            coords: {
                latitude: number;
                longitude: number;
            }[];
            /** @constant */
            isEstimated?: true;
        };
        SavedView: {
            name: string;
            /** @enum {string} */
            list: "bookings" | "drivers" | "riders" | "fleetadmins" | "alladmin" | "alerts" | "fare-reviews" | "withdraws" | "walletadjustments" | "cardpayments" | "cardrefunds" | "paymentdifferences" | "sms" | "auditlog";
            filter: {
                [key: string]: (string | number | boolean) | (string | number | boolean)[];
            };
            sort: {
                field: string;
                /** @enum {string} */
                order: "ASC" | "DESC";
            };
            shared: boolean;
            id: string;
            author: string;
            createdAt: number;
        };
        SavePlaceRequest: {
            lat: number;
            lng: number;
            add: string;
            /** @enum {string} */
            kind: "home" | "work" | "other";
            name?: string | null;
        };
        SecondFactor: {
            enabled: boolean;
            recoveryCodesLeft: number;
        };
        SecondFactorChallenge: {
            challenge: string;
            expiresIn: number;
            methods: {
                authenticator: boolean;
                passkey: boolean;
            };
        };
        SendDocumentRequest: {
            image: string;
            /** Format: date */
            expiresOn: string;
        };
        SendMessageRequest: {
            message: string;
        };
        SendNotificationRequest: {
            token: string;
            title: string;
            msg: string;
            /** @enum {string} */
            screen?: "BookingCab" | "BookedCab" | "onlineChat" | "wallet" | "DriverTrips";
            params?: {
                bookingId: string;
            };
        };
        SendNumberCodeRequest: {
            mobile: string;
        };
        SendNumberCodeResponse: {
            verificationId: string;
        };
        SendReceiptResponse: {
            to: string;
        };
        SendSignInCodeRequest: {
            mobile: string;
        };
        SendSignInCodeResponse: {
            verificationId: string;
        };
        SendStepUpCodeResponse: {
            verificationId: string;
        };
        SessionAnswer: components["schemas"]["SecondFactorChallenge"] | components["schemas"]["User"];
        SetDeviceRequest: {
            pushToken: string | null;
            userPlatform?: ("ANDROID" | "IOS") | null;
        };
        SetDriverStatusRequest: {
            driverActiveStatus: boolean;
        };
        SetMyWorkingHoursRequest: {
            workingHours: {
                week: ({
                    from: number;
                    to: number;
                } | null)[];
                exceptions: {
                    day: number;
                    span: {
                        from: number;
                        to: number;
                    } | null;
                }[];
            } | null;
        };
        Settings: {
            symbol?: string;
            code?: string;
            decimal?: number;
            swipe_symbol?: boolean;
            otp_secure?: boolean;
            driver_approval?: boolean;
            email_verify?: boolean;
            /** @enum {string} */
            passwordRule?: "alphanumeric" | "any" | "complex";
            license?: string | null;
            bonus?: number;
            referralMonthlyCap?: number;
            country?: string | null;
            restrictCountry?: string | null;
            AllowCountrySelection?: boolean;
            autoDispatch?: boolean;
            CarHornRepeat?: boolean;
            convert_to_mile?: boolean;
            driverRadius?: number;
            offerSeconds?: number;
            offersAtATime?: number;
            arrivalRadius?: number;
            fareToleranceUp?: number;
            fareToleranceDown?: number;
            negativeBalance?: boolean;
            expiredDocumentsBlock?: boolean;
            contactMinutes?: number;
            lostItemDays?: number;
            maxOpenBookings?: number;
            maxCancellations?: number;
            breakMinutes?: number;
            headingsPerDay?: number;
            replayDays?: number;
            bank_fields?: boolean;
            payoutHoldHours?: number;
            approvalLimit?: number | null;
            adjustmentMax?: number;
            raiseMax?: number;
            panic?: string | null;
            alertLateMinutes?: number;
            alertPickupMinutes?: number;
            alertAheadMinutes?: number;
            alertStillMinutes?: number;
            alertStaleSeconds?: number;
            alertOffRouteMeters?: number;
            alertPaymentMinutes?: number;
            alertCaptureMinutes?: number;
            AllowDeliveryPickupImageCapture?: boolean;
            AllowFinalDeliveryImageCapture?: boolean;
            handoverCode?: boolean;
            handoverSignature?: boolean;
            handoverPhoto?: boolean;
            /** @enum {string} */
            refundTo?: "wallet" | "provider";
            holdCards?: boolean;
            RiderWithDraw?: boolean;
            AllowCriticalEditsAdmin?: boolean;
            GoogleLoginEnabled?: boolean;
            FacebookLoginEnabled?: boolean;
            AppleLoginEnabled?: boolean;
            MobileLoginEnabled?: boolean;
            guestBooking?: boolean;
            staffIdleMinutes?: number;
            requireStaffSecondFactor?: boolean;
            timeZone?: string;
        };
        Setup: {
            missing: ("company" | "carTypes" | "drivers")[];
            languages: {
                /** @enum {string} */
                langLocale: "en" | "es" | "fr" | "ar";
                langName: string;
                isAdded: boolean;
            }[];
            services: components["schemas"]["SetupServices"];
        };
        SetupServices: {
            maps: boolean;
            mail: boolean;
            pictures: boolean;
            sms: boolean;
            push: boolean;
            payments: boolean;
        };
        SetWorkingHoursRequest: {
            workingHours: {
                week: ({
                    from: number;
                    to: number;
                } | null)[];
                exceptions: {
                    day: number;
                    span: {
                        from: number;
                        to: number;
                    } | null;
                }[];
            } | null;
        };
        ShiftRecording: {
            from: number;
            to: number;
            recordedSince: number | null;
            isRecorded: boolean;
            isCut: boolean;
            dispatch: {
                driverRadius: number;
                offerSeconds: number;
                offersAtATime: number;
            } | null;
            drivers: components["schemas"]["ShiftRecordingDriver"][];
            trips: components["schemas"]["ShiftRecordingTrip"][];
        };
        ShiftRecordingDriver: {
            id: string;
            name: string | null;
            carType: string | null;
            samples: [
                number,
                number,
                number,
                number
            ][];
        };
        ShiftRecordingTrip: {
            id: string;
            reference: string;
            carType: string | null;
            pickup: components["schemas"]["Place"];
            drop: components["schemas"]["Place"];
            askedAt: number;
            dueAt: number;
            until: number;
            /** @enum {string} */
            outcome: "served" | "overdue" | "canceled" | "waiting";
            driver: string | null;
            offers: components["schemas"]["ShiftRecordingTripOffer"][];
        };
        ShiftRecordingTripOffer: {
            driver: string;
            at: number;
            until: number;
            /** @enum {string} */
            end: "accepted" | "declined" | "expired" | "withdrawn";
        };
        SignInAnswer: components["schemas"]["SecondFactorChallenge"] | components["schemas"]["User"] | components["schemas"]["TokenSignIn"];
        SignInRequest: {
            /** @default  */
            email?: string;
            /** @default  */
            password?: string;
        };
        SignInWithCodeRequest: {
            verificationId: string;
            /** @default  */
            otp?: string;
            /** @default false */
            tokens?: boolean;
        };
        SignInWithIdTokenRequest: {
            idToken: string;
            nonce?: string | null;
            /** @default true */
            tokens?: boolean;
        };
        SignInWithIdTokenResponse: components["schemas"]["SignInAnswer"] | {
            completion: string;
            known: components["schemas"]["SocialSignUp"];
        };
        SignInWithPasskeyRequest: {
            proof: components["schemas"]["PasskeyProofInput"];
            /** @default false */
            tokens?: boolean;
        };
        SignOutRequest: {
            refreshToken?: string;
        };
        SignUpRequest: {
            regData: components["schemas"]["RegistrationInput"];
        };
        SignUpResponse: {
            uid: string;
            /** @enum {string} */
            message: "email_verify_message" | "account_create_successfully";
        };
        Sms: {
            id: string;
            to: string;
            /** @enum {string} */
            state: "sending" | "accepted" | "sent" | "delivered" | "failed";
            provider?: ("twilio" | "vonage") | null;
            reason?: string | null;
            at: number;
            changedAt: number;
        };
        SnoozeAlertRequest: {
            minutes: number;
        };
        SocialSignUp: {
            /** @enum {string} */
            provider: "google" | "facebook" | "apple";
            firstName: string;
            lastName: string;
            email: string | null;
        };
        StartPasskeyResponse: {
            challenge: string;
            rp: {
                id?: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            timeout?: number;
            excludeCredentials?: {
                id: string;
                /** @constant */
                type: "public-key";
                transports?: string[];
            }[];
        };
        StartPasskeySignInResponse: {
            challenge: string;
            rpId?: string;
            timeout?: number;
            allowCredentials?: {
                id: string;
                /** @constant */
                type: "public-key";
                transports?: string[];
            }[];
            userVerification?: string;
        };
        StartPasskeyStepUpResponse: {
            challenge: string;
            rpId?: string;
            timeout?: number;
            allowCredentials?: {
                id: string;
                /** @constant */
                type: "public-key";
                transports?: string[];
            }[];
            userVerification?: string;
        };
        StartSecondFactorRequest: {
            /** @default  */
            password?: string;
        };
        StartSecondFactorResponse: {
            secret: string;
            uri: string;
        };
        StartTariffComparisonRequest: {
            from: number;
            to: number;
            drafts: {
                carType: string;
                tariff: components["schemas"]["TariffInput"];
            }[];
        };
        StartTripRequest: {
            otp?: string | null;
            at?: number | null;
        };
        StartUploadRequest: {
            size: number;
            direct?: boolean;
        };
        StartUploadResponse: {
            id: string;
            url?: string;
        };
        StartWhatIfRequest: {
            driverRadius: number;
            offerSeconds: number;
            offersAtATime: number;
            from: number;
            to: number;
        };
        StepUp: {
            provenAt: number | null;
            isFresh: boolean;
            methods: components["schemas"]["StepUpMethods"];
        };
        StepUpMethods: {
            password: boolean;
            authenticator: boolean;
            passkey: boolean;
            phone: boolean;
        };
        StepUpRequest: {
            password?: string;
            code?: string;
            verificationId?: string;
            otp?: string;
            passkey?: components["schemas"]["PasskeyProofInput"];
        };
        StepUpResponse: {
            provenAt: number;
            accessToken?: string;
            expiresIn?: number;
        };
        StoreCarTypeImageResponse: {
            url: string;
        };
        StoreLicenseImageResponse: {
            reference: string;
        };
        StoreProfileImageResponse: {
            url: string;
        };
        SuggestedPlace: {
            description: string;
            place_id: string;
            structured_formatting: {
                main_text: string;
                secondary_text?: string;
                main_text_matched_substrings?: {
                    offset: number;
                    length: number;
                }[];
            };
            coords?: components["schemas"]["LatLng"];
            placeDetails?: {
                place_id: string;
                name: string;
                formatted_address: string;
            };
        };
        SuggestPlacesRequest: {
            searchKeyword: string;
            country?: string | null;
            sessiontoken?: string;
        };
        SuggestPlacesResponse: {
            searchResults: components["schemas"]["SuggestedPlace"][];
        };
        TakeAlertRequest: {
            owner: string | null;
        };
        Tariff: {
            /** @default 0 */
            base_fare: number;
            rate_per_unit_distance: number;
            rate_per_hour: number;
            /** @default 0 */
            min_fare: number;
            /** @default 0 */
            convenience_fees: number;
            /** @enum {string} */
            convenience_fee_type: "flat" | "percentage";
        };
        TariffComparison: {
            /** @enum {string} */
            state: "never" | "running" | "done" | "failed" | "cancelled" | "interrupted";
            startedAt: number | null;
            done: number;
            total: number;
            finishedAt: number | null;
            result: components["schemas"]["TariffComparisonResult"] | null;
        };
        TariffComparisonResult: {
            from: number;
            to: number;
            drafts: {
                carType: string;
                tariff: components["schemas"]["Tariff"];
            }[];
            carTypes: components["schemas"]["TariffComparisonResultCarType"][];
        };
        TariffComparisonResultCarType: {
            carType: string;
            name: string;
            tariff: components["schemas"]["Tariff"];
            comparison: components["schemas"]["TariffComparisonResultCarTypeComparison"];
        };
        TariffComparisonResultCarTypeComparison: {
            trips: number;
            before: {
                trip_cost: number;
                convenience_fees: number;
                driver_share: number;
            };
            after: {
                trip_cost: number;
                convenience_fees: number;
                driver_share: number;
            };
            cheaper: number;
            same: number;
            dearer: number;
            medianChange: number | null;
        };
        TariffInput: {
            /** @default 0 */
            base_fare?: number;
            rate_per_unit_distance: number;
            rate_per_hour: number;
            /** @default 0 */
            min_fare?: number;
            /** @default 0 */
            convenience_fees?: number;
            /** @enum {string} */
            convenience_fee_type: "flat" | "percentage";
        };
        TestServiceRequest: {
            /** @enum {string} */
            service: "maps" | "mail" | "pictures" | "sms" | "push" | "payments";
        };
        TestServiceResponse: {
            /** @enum {string} */
            service: "maps" | "mail" | "pictures" | "sms" | "push" | "payments";
            works: boolean;
            providers?: {
                /** @enum {string} */
                name: "paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test";
                title: string;
                /** @enum {string} */
                answer: "works" | "rejects" | "fails";
            }[];
        };
        TipDriverRequest: {
            amount: number;
        };
        TokenAnswer: components["schemas"]["SecondFactorChallenge"] | components["schemas"]["TokenSignIn"];
        TokenPair: {
            accessToken: string;
            refreshToken: string;
            expiresIn: number;
        };
        TokenSignIn: {
            accessToken: string;
            refreshToken: string;
            expiresIn: number;
            deviceToken: string;
            user: components["schemas"]["User"];
        };
        /** @enum {string} */
        TrackFlag: "implausible_points" | "end_not_believed" | "start_far_from_pickup" | "arrival_unproven";
        TrackingPoint: {
            lat: number;
            lng: number;
            id: string;
            at: number;
            status: string;
            flagged?: boolean;
        };
        TrackParcelRequest: {
            token: string;
        };
        TrackParcelResponse: {
            /** @enum {string} */
            stage: "booked" | "coming" | "pickup" | "on_the_way" | "delivered" | "returning" | "returned" | "canceled";
            sender: string;
            courier: string | null;
            vehicle: components["schemas"]["TrackParcelResponseVehicle"] | null;
            position: components["schemas"]["LatLng"] | null;
            eta: {
                /** @enum {string} */
                to: "pickup" | "stop" | "drop";
                seconds: number;
                distance: number;
            } | null;
            stopsBefore?: number;
            code: string | null;
        };
        TrackParcelResponseVehicle: {
            plate: string | null;
            make: string | null;
            model: string | null;
            color: string | null;
            carType: string;
            image: string | null;
        };
        Translations: {
            [key: string]: string;
        };
        TripEta: {
            eta: {
                /** @enum {string} */
                to: "pickup" | "stop" | "drop";
                seconds: number;
                distance: number;
            } | null;
            path: components["schemas"]["LatLng"][] | null;
        };
        UpdateAppInfoRequest: {
            appName?: string;
            CompanyName?: string;
            CompanyWebsite?: string;
            CompanyTerms?: string;
            contact_email?: string | null;
            FacebookHandle?: (string | "") | null;
            TwitterHandle?: (string | "") | null;
            InstagramHandle?: (string | "") | null;
            AppleStoreLink?: (string | "") | null;
            PlayStoreLink?: (string | "") | null;
            bonus?: number | "" | null;
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateCancelReasonRequest: {
            label?: string;
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateCarTypeRequest: {
            /** @default 0 */
            base_fare?: number;
            rate_per_unit_distance?: number;
            rate_per_hour?: number;
            /** @default 0 */
            min_fare?: number;
            /** @default 0 */
            convenience_fees?: number;
            /** @enum {string} */
            convenience_fee_type?: "flat" | "percentage";
            name?: string;
            image?: string | null;
            extra_info?: string | null;
            parcelTypes?: components["schemas"]["Extra"][] | null;
            options?: components["schemas"]["Extra"][] | null;
            cancelSlab?: components["schemas"]["CancelSlab"][] | null;
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateLanguageRequest: {
            langName?: string;
            langLocale?: string;
            dateLocale?: string;
            keyValuePairs?: {
                [key: string]: string;
            };
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateLocationRequest: {
            lat: number;
            lng: number;
            at?: number;
        };
        UpdateLocationResponse: {
            taken: boolean;
        };
        UpdateNotificationRequest: {
            /** @enum {string} */
            devicetype?: "All" | "ANDROID" | "IOS";
            /** @enum {string} */
            usertype?: "All" | "rider" | "driver";
            carType?: string | null;
            fleetadmin?: string | null;
            zone?: components["schemas"]["NotificationZone"] | null;
            title?: string;
            body?: string;
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateProfileRequest: {
            firstName?: string;
            lastName?: string;
            email?: string | null;
            mobile?: string | null;
            profile_image?: string | null;
            vehicleMake?: string | null;
            vehicleModel?: string | null;
            vehicleColor?: string | null;
            vehicleNumber?: string | null;
            bankName?: string | null;
            bankCode?: string | null;
            bankAccount?: string | null;
            language?: string | null;
        };
        UpdatePromoRequest: {
            promo_name?: string;
            promo_description?: string | null;
            /** @enum {string} */
            promo_discount_type?: "flat" | "percentage";
            promo_discount_value?: number;
            max_promo_discount_value?: number;
            /** @default 0 */
            min_order?: number;
            promo_validity?: number;
            promo_usage_limit?: number;
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateSavedViewRequest: {
            name?: string;
            /** @enum {string} */
            list?: "bookings" | "drivers" | "riders" | "fleetadmins" | "alladmin" | "alerts" | "fare-reviews" | "withdraws" | "walletadjustments" | "cardpayments" | "cardrefunds" | "paymentdifferences" | "sms" | "auditlog";
            filter?: {
                [key: string]: (string | number | boolean) | (string | number | boolean)[];
            };
            sort?: {
                field: string;
                /** @enum {string} */
                order: "ASC" | "DESC";
            };
            shared?: boolean;
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateSettingsRequest: {
            symbol?: string;
            code?: string;
            decimal?: number;
            swipe_symbol?: boolean;
            otp_secure?: boolean;
            driver_approval?: boolean;
            email_verify?: boolean;
            /** @enum {string} */
            passwordRule?: "alphanumeric" | "any" | "complex";
            license?: string | null;
            bonus?: number | "" | null;
            referralMonthlyCap?: number;
            country?: string | null;
            restrictCountry?: string | null;
            AllowCountrySelection?: boolean;
            autoDispatch?: boolean;
            CarHornRepeat?: boolean;
            convert_to_mile?: boolean;
            driverRadius?: number;
            offerSeconds?: number;
            offersAtATime?: number;
            arrivalRadius?: number;
            fareToleranceUp?: number;
            fareToleranceDown?: number;
            negativeBalance?: boolean;
            expiredDocumentsBlock?: boolean;
            contactMinutes?: number;
            lostItemDays?: number;
            maxOpenBookings?: number;
            maxCancellations?: number;
            breakMinutes?: number;
            headingsPerDay?: number;
            replayDays?: number;
            bank_fields?: boolean;
            payoutHoldHours?: number;
            approvalLimit?: number | null;
            adjustmentMax?: number;
            raiseMax?: number;
            panic?: string | null;
            alertLateMinutes?: number;
            alertPickupMinutes?: number;
            alertAheadMinutes?: number;
            alertStillMinutes?: number;
            alertStaleSeconds?: number;
            alertOffRouteMeters?: number;
            alertPaymentMinutes?: number;
            alertCaptureMinutes?: number;
            AllowDeliveryPickupImageCapture?: boolean;
            AllowFinalDeliveryImageCapture?: boolean;
            handoverCode?: boolean;
            handoverSignature?: boolean;
            handoverPhoto?: boolean;
            /** @enum {string} */
            refundTo?: "wallet" | "provider";
            holdCards?: boolean;
            RiderWithDraw?: boolean;
            AllowCriticalEditsAdmin?: boolean;
            GoogleLoginEnabled?: boolean;
            FacebookLoginEnabled?: boolean;
            AppleLoginEnabled?: boolean;
            MobileLoginEnabled?: boolean;
            guestBooking?: boolean;
            staffIdleMinutes?: number;
            requireStaffSecondFactor?: boolean;
            timeZone?: string;
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateShiftNoteRequest: {
            text?: string;
            pinned?: boolean;
            booking?: string | null;
            driver?: string | null;
            was?: {
                [key: string]: unknown;
            };
        };
        UpdateWebhookRequest: {
            url?: string;
            description?: string | null;
            events?: ("booking.created" | "booking.status_changed" | "booking.cancelled" | "payment.settled" | "payment.refunded" | "payment.refund_failed" | "payout.requested" | "payout.paid" | "payout.failed" | "driver.registered" | "driver.approved" | "driver.suspended" | "alert.fare_review" | "alert.payment_mismatch" | "alert.opened" | "alert.resolved")[];
            /** @default true */
            active?: boolean;
            was?: {
                [key: string]: unknown;
            };
        };
        Upload: {
            arrived: number;
        };
        User: {
            id?: string;
            /** @enum {string} */
            usertype?: "rider" | "driver" | "admin" | "fleetadmin";
            firstName?: string;
            lastName?: string;
            email?: string | null;
            mobile?: string | null;
            profile_image?: string | null;
            vehicleMake?: string | null;
            vehicleModel?: string | null;
            vehicleColor?: string | null;
            vehicleNumber?: string | null;
            other_info?: string | null;
            carType?: string | null;
            driverActiveStatus?: boolean;
            licenseImage?: string | null;
            bankName?: string | null;
            bankCode?: string | null;
            bankAccount?: string | null;
            fleetadmin?: string | null;
            staffRole?: ("dispatcher" | "finance" | "support") | null;
            creditLimit?: number | null;
            approved?: boolean;
            walletBalance?: number;
            bonusBalance?: number;
            loginType?: ("email" | "phone" | "facebook" | "google" | "apple") | null;
            createdAt?: number;
            createdByAdmin?: boolean;
            emailVerified?: boolean;
            payoutHeldUntil?: number | null;
            mobileVerified?: boolean;
            pushToken?: string | null;
            userPlatform?: ("ANDROID" | "IOS" | "WEB") | null;
            referralId?: string | null;
            signupViaReferral?: string | null;
            queue?: boolean;
            breakUntil?: number | null;
            blockAfterTrip?: boolean | null;
            heading?: components["schemas"]["UserHeading"] | null;
            workingHours?: {
                week: ({
                    from: number;
                    to: number;
                } | null)[];
                exceptions: {
                    day: number;
                    span: {
                        from: number;
                        to: number;
                    } | null;
                }[];
            } | null;
            location?: components["schemas"]["LatLng"] | null;
            ratings?: {
                userrating: number;
                details: {
                    user: string;
                    rate: number;
                }[];
            } | null;
            savedAddresses?: components["schemas"]["UserSavedAddress"][];
            places?: components["schemas"]["UserPlace"][];
            language?: string | null;
        };
        UserChanges: {
            firstName?: string;
            lastName?: string;
            email?: string | null;
            mobile?: string | null;
            profile_image?: string | null;
            vehicleMake?: string | null;
            vehicleModel?: string | null;
            vehicleColor?: string | null;
            vehicleNumber?: string | null;
            other_info?: string | null;
            carType?: string | null;
            driverActiveStatus?: boolean;
            licenseImage?: string | null;
            bankName?: string | null;
            bankCode?: string | null;
            bankAccount?: string | null;
            fleetadmin?: string | null;
            staffRole?: ("dispatcher" | "finance" | "support") | null;
            creditLimit?: number | null;
            approved?: boolean;
            was?: {
                [key: string]: unknown;
            };
        };
        UserHeading: {
            lat: number;
            lng: number;
            add: string;
            isOn: boolean;
            day: number;
            used: number;
        };
        UserPlace: {
            lat: number;
            lng: number;
            add: string;
            /** @enum {string} */
            kind: "home" | "work" | "other";
            name?: string | null;
            id: string;
        };
        UserSavedAddress: {
            lat: number;
            lng: number;
            description: string;
            count: number;
        };
        ValidateReferrerRequest: {
            referralId: string;
        };
        ValidateReferrerResponse: {
            uid: string;
        };
        VerifyEmailRequest: {
            token: string;
        };
        WalletAdjustment: {
            id: string;
            txRef: string;
            uid: string;
            userName: string;
            usertype: string | null;
            /** @enum {string} */
            kind: "credit" | "debit" | "reversal";
            amount: number;
            note: string;
            reverses: string | null;
            allowDebt: boolean;
            /** @enum {string} */
            state: "new" | "pending" | "approved" | "posted" | "rejected" | "expired" | "failed";
            date: number;
            by: string;
            byName: string;
            expiresAt: number | null;
            decidedBy: string | null;
            decidedByName: string | null;
            decidedAt: number | null;
            decisionNote: string | null;
        };
        WalletAdjustmentAnswer: {
            walletBalance: number;
            pending?: string;
        };
        WalletEntry: {
            txRef: string;
            uid: string;
            /** @enum {string} */
            type: "Credit" | "Debit" | "Withdraw";
            /** @enum {string} */
            account?: "wallet" | "bonus";
            amount: number;
            date: number;
            reverses?: string;
            by?: string;
            byName?: string;
            note?: string;
            /** @enum {string} */
            reversal?: "pending" | "posted";
        };
        Webhook: {
            url: string;
            description?: string | null;
            events: ("booking.created" | "booking.status_changed" | "booking.cancelled" | "payment.settled" | "payment.refunded" | "payment.refund_failed" | "payout.requested" | "payout.paid" | "payout.failed" | "driver.registered" | "driver.approved" | "driver.suspended" | "alert.fare_review" | "alert.payment_mismatch" | "alert.opened" | "alert.resolved")[];
            /** @default true */
            active: boolean;
            id: string;
            createdAt: number;
            lastDeliveredAt?: number | null;
            failingSince?: number | null;
            offReason?: ("failing" | "gone") | null;
            previousSecretUntil?: number | null;
            newSecret?: string;
        };
        WebhookDelivery: {
            id: string;
            webhook: string;
            event: string;
            /** @enum {string} */
            type: "booking.created" | "booking.status_changed" | "booking.cancelled" | "payment.settled" | "payment.refunded" | "payment.refund_failed" | "payout.requested" | "payout.paid" | "payout.failed" | "driver.registered" | "driver.approved" | "driver.suspended" | "alert.fare_review" | "alert.payment_mismatch" | "alert.opened" | "alert.resolved" | "ping";
            subject: string;
            /** @enum {string} */
            state: "pending" | "delivered" | "failed";
            at: number;
            createdAt: number;
            tries: number;
            dueAt?: number | null;
            lastStatus?: number | null;
            deliveredAt?: number | null;
            attempts?: components["schemas"]["WebhookDeliveryAttempt"][];
            body?: string;
        };
        WebhookDeliveryAttempt: {
            at: number;
            ms: number;
            status?: number;
            /** @enum {string} */
            error?: "timeout" | "connection" | "address" | "secret";
            answer?: string;
        };
        WhatIf: {
            /** @enum {string} */
            state: "never" | "running" | "done" | "failed" | "cancelled" | "interrupted";
            startedAt: number | null;
            done: number;
            total: number;
            finishedAt: number | null;
            result: components["schemas"]["WhatIfResult"] | null;
        };
        WhatIfResult: {
            driverRadius: number;
            offerSeconds: number;
            offersAtATime: number;
            from: number;
            to: number;
            before: {
                driverRadius: number;
                offerSeconds: number;
                offersAtATime: number;
            };
            trips: number;
            drivers: number;
            answers: number;
            areAnswersAssumed: boolean;
            runs: number;
            real: components["schemas"]["WhatIfResultReal"];
            baseline: components["schemas"]["WhatIfResultReal"];
            whatIf: components["schemas"]["WhatIfResultReal"];
            gained: {
                median: number;
                lowest: number;
                highest: number;
            };
            agreement: number | null;
        };
        WhatIfResultReal: {
            served: number;
            waitMedian: number | null;
            waitP90: number | null;
            pickupMedian: number | null;
            pickupP90: number | null;
        };
        WidenSearchRequest: {
            to: number;
        };
        Withdraw: {
            id: string;
            uid: string;
            name: string;
            amount: number;
            date: number;
            bankName?: string | null;
            bankCode?: string | null;
            bankAccount?: string | null;
            processed: boolean;
            procesDate: number | null;
            failedAt?: number;
            failReason?: string;
            heldUntil?: number;
            bankChanged?: boolean;
            version?: string;
        };
        WriteToDeskRequest: {
            message: string;
            booking?: string;
        };
        WriteToUserRequest: {
            message?: string;
            /** @enum {string} */
            reply?: "canned_reply_where" | "canned_reply_waiting" | "canned_reply_position" | "canned_reply_call" | "canned_reply_thanks" | "canned_reply_looking" | "canned_reply_late" | "canned_reply_there";
            booking?: string;
        };
    };
    responses: {
        /** @description The input is invalid; `errors` names the fields. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "validation_error",
                 *       "message": "Please check the marked fields.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller is not signed in, or the session or token is no longer valid. */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_logged_in",
                 *       "message": "Please sign in.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "forbidden",
                 *       "message": "You are not permitted to do this.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or the caller may not know that it exists. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "not_found",
                 *       "message": "This does not exist, or you do not have access to it.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Its state does not allow this, or another call was faster. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "wrong_state",
                 *       "message": "This is no longer possible because the booking status has changed.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of a type that is not accepted. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "unsupported_media",
                 *       "message": "This kind of file is not supported.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many calls; `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "too_many_requests",
                 *       "message": "Too many attempts. Please wait a moment and try again.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused for another reason, which `error` names. */
        OtherRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "request_timeout",
                 *       "message": "The request took too long to arrive. Please check your connection and try again.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server, or a service that it needs, failed. The call may be repeated. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "server_error",
                 *       "message": "Something went wrong on our side. Please try again.",
                 *       "requestId": "0198c5f2-6a10-7d4e-9f2b-3c8e1d5a7b90"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description A field and its order, as JSON.
         * @example ["id","DESC"]
         */
        Sort: string;
        /**
         * @description The first and the last record, from 0, as JSON.
         * @example [0,24]
         */
        Range: string;
        /**
         * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
         * @example {}
         */
        Filter: string;
        /**
         * @description The version of the API that the caller was written for; the newest if omitted.
         * @example 2026-11-01
         */
        WayfareVersion: "2026-11-01";
        /**
         * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
         * @example order-4711
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The version of the API in which the request was answered.
         * @example 2026-11-01
         */
        WayfareVersion: string;
        /**
         * @description The part of the list that was sent, and the number of all records.
         * @example bookings 0-24/319
         */
        ContentRange: string;
    };
    pathItems: never;
}
export type Error = components['schemas']['Error'];
export type ErrorKey = components['schemas']['ErrorKey'];
export type AddBrowserRequest = components['schemas']['AddBrowserRequest'];
export type AddLocationsRequest = components['schemas']['AddLocationsRequest'];
export type AddLocationsResponse = components['schemas']['AddLocationsResponse'];
export type AddPasskeyRequest = components['schemas']['AddPasskeyRequest'];
export type AddPasskeyRequestAnswer = components['schemas']['AddPasskeyRequestAnswer'];
export type Address = components['schemas']['Address'];
export type AddSetupLanguagesRequest = components['schemas']['AddSetupLanguagesRequest'];
export type AddTrackingPointRequest = components['schemas']['AddTrackingPointRequest'];
export type AddTrackingPointResponse = components['schemas']['AddTrackingPointResponse'];
export type Alert = components['schemas']['Alert'];
export type AlertTimes = components['schemas']['AlertTimes'];
export type AlertTimesKind = components['schemas']['AlertTimesKind'];
export type AllSettings = components['schemas']['AllSettings'];
export type AnswerDropCheckRequest = components['schemas']['AnswerDropCheckRequest'];
export type AnswerLostItemRequest = components['schemas']['AnswerLostItemRequest'];
export type ApiKey = components['schemas']['ApiKey'];
export type AppInfo = components['schemas']['AppInfo'];
export type ArriveAtPickupRequest = components['schemas']['ArriveAtPickupRequest'];
export type AssignCandidate = components['schemas']['AssignCandidate'];
export type AssignDriverRequest = components['schemas']['AssignDriverRequest'];
export type AuditEntryChange = components['schemas']['AuditEntryChange'];
export type BookAsGuestRequest = components['schemas']['BookAsGuestRequest'];
export type BookAsGuestRequestBooking = components['schemas']['BookAsGuestRequestBooking'];
export type BookAsGuestRequestBookingStop = components['schemas']['BookAsGuestRequestBookingStop'];
export type BookAsGuestResponse = components['schemas']['BookAsGuestResponse'];
export type Booking = components['schemas']['Booking'];
export type BookingCardHold = components['schemas']['BookingCardHold'];
export type BookingFareReview = components['schemas']['BookingFareReview'];
export type BookingLostItem = components['schemas']['BookingLostItem'];
export type BookingOverride = components['schemas']['BookingOverride'];
export type BookingPlan = components['schemas']['BookingPlan'];
export type BookingStop = components['schemas']['BookingStop'];
export type BookingStopHandover = components['schemas']['BookingStopHandover'];
export type BookingStopHandoverFailure = components['schemas']['BookingStopHandoverFailure'];
export type Bootstrap = components['schemas']['Bootstrap'];
export type CancelBookingRequest = components['schemas']['CancelBookingRequest'];
export type CancelGuestTripRequest = components['schemas']['CancelGuestTripRequest'];
export type CancelGuestTripResponse = components['schemas']['CancelGuestTripResponse'];
export type CancelGuestTripResponseVehicle = components['schemas']['CancelGuestTripResponseVehicle'];
export type CancelPartnerBookingRequest = components['schemas']['CancelPartnerBookingRequest'];
export type CancelReason = components['schemas']['CancelReason'];
export type CancelSlab = components['schemas']['CancelSlab'];
export type CardPayment = components['schemas']['CardPayment'];
export type CardRefund = components['schemas']['CardRefund'];
export type CarType = components['schemas']['CarType'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type Checkout = components['schemas']['Checkout'];
export type CheckoutFields = components['schemas']['CheckoutFields'];
export type CheckUserExistsRequest = components['schemas']['CheckUserExistsRequest'];
export type CheckUserExistsResponse = components['schemas']['CheckUserExistsResponse'];
export type CompleteBookingRequest = components['schemas']['CompleteBookingRequest'];
export type CompleteSocialSignUpRequest = components['schemas']['CompleteSocialSignUpRequest'];
export type ConfirmContactRequest = components['schemas']['ConfirmContactRequest'];
export type ConfirmContactResponse = components['schemas']['ConfirmContactResponse'];
export type ConfirmContactResponseRenewedOption2 = components['schemas']['ConfirmContactResponseRenewedOption2'];
export type ConfirmMobileRequest = components['schemas']['ConfirmMobileRequest'];
export type ConfirmMobileResponse = components['schemas']['ConfirmMobileResponse'];
export type ConfirmMobileResponseOption2 = components['schemas']['ConfirmMobileResponseOption2'];
export type ConfirmSecondFactorRequest = components['schemas']['ConfirmSecondFactorRequest'];
export type ConfirmSecondFactorResponse = components['schemas']['ConfirmSecondFactorResponse'];
export type ConnectCallRequest = components['schemas']['ConnectCallRequest'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationMessage = components['schemas']['ConversationMessage'];
export type CountReachRequest = components['schemas']['CountReachRequest'];
export type CountReachResponse = components['schemas']['CountReachResponse'];
export type CountUnreadConversationsResponse = components['schemas']['CountUnreadConversationsResponse'];
export type CountUnreadNotificationsResponse = components['schemas']['CountUnreadNotificationsResponse'];
export type CreateApiKeyRequest = components['schemas']['CreateApiKeyRequest'];
export type CreateBookingRequest = components['schemas']['CreateBookingRequest'];
export type CreateBookingRequestStop = components['schemas']['CreateBookingRequestStop'];
export type CreateCancelReasonRequest = components['schemas']['CreateCancelReasonRequest'];
export type CreateCarTypeRequest = components['schemas']['CreateCarTypeRequest'];
export type CreateEstimateRequest = components['schemas']['CreateEstimateRequest'];
export type CreateEstimateRequestStop = components['schemas']['CreateEstimateRequestStop'];
export type CreateFirstAdminRequest = components['schemas']['CreateFirstAdminRequest'];
export type CreateLanguageRequest = components['schemas']['CreateLanguageRequest'];
export type CreateNotificationRequest = components['schemas']['CreateNotificationRequest'];
export type CreatePartnerBookingRequest = components['schemas']['CreatePartnerBookingRequest'];
export type CreatePartnerBookingRequestStop = components['schemas']['CreatePartnerBookingRequestStop'];
export type CreatePartnerEstimateRequest = components['schemas']['CreatePartnerEstimateRequest'];
export type CreatePartnerEstimateRequestStop = components['schemas']['CreatePartnerEstimateRequestStop'];
export type CreatePersonNoteRequest = components['schemas']['CreatePersonNoteRequest'];
export type CreatePromoRequest = components['schemas']['CreatePromoRequest'];
export type CreateQuotesRequest = components['schemas']['CreateQuotesRequest'];
export type CreateQuotesResponse = components['schemas']['CreateQuotesResponse'];
export type CreateSavedViewRequest = components['schemas']['CreateSavedViewRequest'];
export type CreateShiftNoteRequest = components['schemas']['CreateShiftNoteRequest'];
export type CreateTopUpRequest = components['schemas']['CreateTopUpRequest'];
export type CreateWebhookRequest = components['schemas']['CreateWebhookRequest'];
export type CreditWalletRequest = components['schemas']['CreditWalletRequest'];
export type CurrentShiftNotes = components['schemas']['CurrentShiftNotes'];
export type CurrentShiftNotesNote = components['schemas']['CurrentShiftNotesNote'];
export type Dashboard = components['schemas']['Dashboard'];
export type DateDocumentRequest = components['schemas']['DateDocumentRequest'];
export type DebitWalletRequest = components['schemas']['DebitWalletRequest'];
export type DecideFareReviewRequest = components['schemas']['DecideFareReviewRequest'];
export type DecideSandboxChargeRequest = components['schemas']['DecideSandboxChargeRequest'];
export type DeclineBookingResponse = components['schemas']['DeclineBookingResponse'];
export type DeletePasskeyResponse = components['schemas']['DeletePasskeyResponse'];
export type Desk = components['schemas']['Desk'];
export type DeskTrip = components['schemas']['DeskTrip'];
export type DisableSecondFactorRequest = components['schemas']['DisableSecondFactorRequest'];
export type DispatchTrace = components['schemas']['DispatchTrace'];
export type DispatchTraceItem = components['schemas']['DispatchTraceItem'];
export type Documents = components['schemas']['Documents'];
export type DocumentsDocument = components['schemas']['DocumentsDocument'];
export type Done = components['schemas']['Done'];
export type DriverBoard = components['schemas']['DriverBoard'];
export type DriverBoardDriver = components['schemas']['DriverBoardDriver'];
export type DriverDays = components['schemas']['DriverDays'];
export type DriverDaysDay = components['schemas']['DriverDaysDay'];
export type DriverEarning = components['schemas']['DriverEarning'];
export type DriveTime = components['schemas']['DriveTime'];
export type DropCheck = components['schemas']['DropCheck'];
export type EarningReport = components['schemas']['EarningReport'];
export type EnterByPhoneRequest = components['schemas']['EnterByPhoneRequest'];
export type Estimate = components['schemas']['Estimate'];
export type ExportAuditEntriesResponseItem = components['schemas']['ExportAuditEntriesResponseItem'];
export type Extra = components['schemas']['Extra'];
export type FailHandoverRequest = components['schemas']['FailHandoverRequest'];
export type FailPayoutRequest = components['schemas']['FailPayoutRequest'];
export type FareReview = components['schemas']['FareReview'];
export type FareReviewSummary = components['schemas']['FareReviewSummary'];
export type FindCallersResponse = components['schemas']['FindCallersResponse'];
export type FindCallersResponseCaller = components['schemas']['FindCallersResponseCaller'];
export type FindCallersResponseCallerTrip = components['schemas']['FindCallersResponseCallerTrip'];
export type FinishSignInRequest = components['schemas']['FinishSignInRequest'];
export type FollowGuestTripRequest = components['schemas']['FollowGuestTripRequest'];
export type FollowGuestTripResponse = components['schemas']['FollowGuestTripResponse'];
export type FollowGuestTripResponseVehicle = components['schemas']['FollowGuestTripResponseVehicle'];
export type FollowSharedTripRequest = components['schemas']['FollowSharedTripRequest'];
export type FollowSharedTripResponse = components['schemas']['FollowSharedTripResponse'];
export type FollowSharedTripResponseVehicle = components['schemas']['FollowSharedTripResponseVehicle'];
export type FoundPlace = components['schemas']['FoundPlace'];
export type GetAddressRequest = components['schemas']['GetAddressRequest'];
export type GetAuditEntryResponse = components['schemas']['GetAuditEntryResponse'];
export type GetDriveTimeRequest = components['schemas']['GetDriveTimeRequest'];
export type GetDriveTimeViaRequest = components['schemas']['GetDriveTimeViaRequest'];
export type GetGuestCheckoutRequest = components['schemas']['GetGuestCheckoutRequest'];
export type GetGuestRiderRequest = components['schemas']['GetGuestRiderRequest'];
export type GetPlaceRequest = components['schemas']['GetPlaceRequest'];
export type GetRecipientLinkRequest = components['schemas']['GetRecipientLinkRequest'];
export type GetRouteRequest = components['schemas']['GetRouteRequest'];
export type GuestRider = components['schemas']['GuestRider'];
export type InboxEntry = components['schemas']['InboxEntry'];
export type IssueTokensRequest = components['schemas']['IssueTokensRequest'];
export type Language = components['schemas']['Language'];
export type LatLng = components['schemas']['LatLng'];
export type LedgerAudit = components['schemas']['LedgerAudit'];
export type LedgerAuditResult = components['schemas']['LedgerAuditResult'];
export type LedgerAuditResultFinding = components['schemas']['LedgerAuditResultFinding'];
export type ListAuditEntriesResponseItem = components['schemas']['ListAuditEntriesResponseItem'];
export type ListDriverOffersResponseItem = components['schemas']['ListDriverOffersResponseItem'];
export type ListedBooking = components['schemas']['ListedBooking'];
export type ListMapDriversResponseItem = components['schemas']['ListMapDriversResponseItem'];
export type ListOwnNotificationsResponse = components['schemas']['ListOwnNotificationsResponse'];
export type ListPasskeysResponse = components['schemas']['ListPasskeysResponse'];
export type ListSavedCardsResponse = components['schemas']['ListSavedCardsResponse'];
export type ListSavedCardsResponseCard = components['schemas']['ListSavedCardsResponseCard'];
export type ListSignInsResponseItem = components['schemas']['ListSignInsResponseItem'];
export type ListUsablePromosResponseItem = components['schemas']['ListUsablePromosResponseItem'];
export type MarkAllNotificationsReadRequest = components['schemas']['MarkAllNotificationsReadRequest'];
export type MarkConversationReadRequest = components['schemas']['MarkConversationReadRequest'];
export type MarkOwnConversationReadRequest = components['schemas']['MarkOwnConversationReadRequest'];
export type NewUser = components['schemas']['NewUser'];
export type Notification = components['schemas']['Notification'];
export type NotificationZone = components['schemas']['NotificationZone'];
export type OpenApiDocument = components['schemas']['OpenApiDocument'];
export type OpenPaymentPageRequest = components['schemas']['OpenPaymentPageRequest'];
export type OutboxMessage = components['schemas']['OutboxMessage'];
export type OverrideDriverRequest = components['schemas']['OverrideDriverRequest'];
export type OwnConversation = components['schemas']['OwnConversation'];
export type OwnOffers = components['schemas']['OwnOffers'];
export type OwnOffersDay = components['schemas']['OwnOffersDay'];
export type PartnerReport = components['schemas']['PartnerReport'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyProofInput = components['schemas']['PasskeyProofInput'];
export type PasskeyProofResponse = components['schemas']['PasskeyProofResponse'];
export type PayBookingRequest = components['schemas']['PayBookingRequest'];
export type Payment = components['schemas']['Payment'];
export type PaymentDifference = components['schemas']['PaymentDifference'];
export type PaymentPacket = components['schemas']['PaymentPacket'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type PayWithSavedCardRequest = components['schemas']['PayWithSavedCardRequest'];
export type PayWithSavedCardResponse = components['schemas']['PayWithSavedCardResponse'];
export type PersonNote = components['schemas']['PersonNote'];
export type Place = components['schemas']['Place'];
export type PlanCandidate = components['schemas']['PlanCandidate'];
export type PlanCandidates = components['schemas']['PlanCandidates'];
export type PlanDriverRequest = components['schemas']['PlanDriverRequest'];
export type PlannedTrips = components['schemas']['PlannedTrips'];
export type PlannedTripsTrip = components['schemas']['PlannedTripsTrip'];
export type Planner = components['schemas']['Planner'];
export type PlannerDriver = components['schemas']['PlannerDriver'];
export type PlannerLeg = components['schemas']['PlannerLeg'];
export type PlannerTrip = components['schemas']['PlannerTrip'];
export type PressEmergencyResponse = components['schemas']['PressEmergencyResponse'];
export type PreviewCancellationResponse = components['schemas']['PreviewCancellationResponse'];
export type PreviewContactRevertResponse = components['schemas']['PreviewContactRevertResponse'];
export type PreviewGuestCancellationRequest = components['schemas']['PreviewGuestCancellationRequest'];
export type PreviewGuestCancellationResponse = components['schemas']['PreviewGuestCancellationResponse'];
export type PreviewPartnerCancellationResponse = components['schemas']['PreviewPartnerCancellationResponse'];
export type PreviewPromoResponse = components['schemas']['PreviewPromoResponse'];
export type ProcessPayoutRequest = components['schemas']['ProcessPayoutRequest'];
export type Promo = components['schemas']['Promo'];
export type PromoTerms = components['schemas']['PromoTerms'];
export type PublicSettings = components['schemas']['PublicSettings'];
export type PushKey = components['schemas']['PushKey'];
export type RaiseOfferRequest = components['schemas']['RaiseOfferRequest'];
export type RaiseOptions = components['schemas']['RaiseOptions'];
export type RateTripRequest = components['schemas']['RateTripRequest'];
export type ReachDropRequest = components['schemas']['ReachDropRequest'];
export type ReachStopRequest = components['schemas']['ReachStopRequest'];
export type RecallDriverRequest = components['schemas']['RecallDriverRequest'];
export type ReceivePaymentWebhookResponse = components['schemas']['ReceivePaymentWebhookResponse'];
export type ReceiveTwilioReportRequest = components['schemas']['ReceiveTwilioReportRequest'];
export type RecipientLink = components['schemas']['RecipientLink'];
export type RecordCardHoldRequest = components['schemas']['RecordCardHoldRequest'];
export type RefreshTokensRequest = components['schemas']['RefreshTokensRequest'];
export type Refundable = components['schemas']['Refundable'];
export type RefundCardPaymentRequest = components['schemas']['RefundCardPaymentRequest'];
export type RegistrationInput = components['schemas']['RegistrationInput'];
export type RejectWalletAdjustmentRequest = components['schemas']['RejectWalletAdjustmentRequest'];
export type RemoveSavedCardResponse = components['schemas']['RemoveSavedCardResponse'];
export type RenamePasskeyRequest = components['schemas']['RenamePasskeyRequest'];
export type ReplaceRecoveryCodesRequest = components['schemas']['ReplaceRecoveryCodesRequest'];
export type ReplaceRecoveryCodesResponse = components['schemas']['ReplaceRecoveryCodesResponse'];
export type ReplayFailedWebhookDeliveriesRequest = components['schemas']['ReplayFailedWebhookDeliveriesRequest'];
export type ReplayFailedWebhookDeliveriesResponse = components['schemas']['ReplayFailedWebhookDeliveriesResponse'];
export type ReportLostItemRequest = components['schemas']['ReportLostItemRequest'];
export type ReportSandboxChargeRequest = components['schemas']['ReportSandboxChargeRequest'];
export type RequestContactChangeRequest = components['schemas']['RequestContactChangeRequest'];
export type RequestContactChangeResponse = components['schemas']['RequestContactChangeResponse'];
export type RequestPasswordResetRequest = components['schemas']['RequestPasswordResetRequest'];
export type RequestPasswordResetResponse = components['schemas']['RequestPasswordResetResponse'];
export type RequestPayoutRequest = components['schemas']['RequestPayoutRequest'];
export type ResendHandoverCodeRequest = components['schemas']['ResendHandoverCodeRequest'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type ResetSecondFactorRequest = components['schemas']['ResetSecondFactorRequest'];
export type ReturnFromSocialSignInByFormRequest = components['schemas']['ReturnFromSocialSignInByFormRequest'];
export type ReverseWalletEntryRequest = components['schemas']['ReverseWalletEntryRequest'];
export type RevertContactRequest = components['schemas']['RevertContactRequest'];
export type RevertContactResponse = components['schemas']['RevertContactResponse'];
export type ReviewDocumentRequest = components['schemas']['ReviewDocumentRequest'];
export type RotateApiKeyRequest = components['schemas']['RotateApiKeyRequest'];
export type Route = components['schemas']['Route'];
export type SavedView = components['schemas']['SavedView'];
export type SavePlaceRequest = components['schemas']['SavePlaceRequest'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorChallenge = components['schemas']['SecondFactorChallenge'];
export type SendDocumentRequest = components['schemas']['SendDocumentRequest'];
export type SendMessageRequest = components['schemas']['SendMessageRequest'];
export type SendNotificationRequest = components['schemas']['SendNotificationRequest'];
export type SendNumberCodeRequest = components['schemas']['SendNumberCodeRequest'];
export type SendNumberCodeResponse = components['schemas']['SendNumberCodeResponse'];
export type SendReceiptResponse = components['schemas']['SendReceiptResponse'];
export type SendSignInCodeRequest = components['schemas']['SendSignInCodeRequest'];
export type SendSignInCodeResponse = components['schemas']['SendSignInCodeResponse'];
export type SendStepUpCodeResponse = components['schemas']['SendStepUpCodeResponse'];
export type SessionAnswer = components['schemas']['SessionAnswer'];
export type SetDeviceRequest = components['schemas']['SetDeviceRequest'];
export type SetDriverStatusRequest = components['schemas']['SetDriverStatusRequest'];
export type SetMyWorkingHoursRequest = components['schemas']['SetMyWorkingHoursRequest'];
export type Settings = components['schemas']['Settings'];
export type Setup = components['schemas']['Setup'];
export type SetupServices = components['schemas']['SetupServices'];
export type SetWorkingHoursRequest = components['schemas']['SetWorkingHoursRequest'];
export type ShiftRecording = components['schemas']['ShiftRecording'];
export type ShiftRecordingDriver = components['schemas']['ShiftRecordingDriver'];
export type ShiftRecordingTrip = components['schemas']['ShiftRecordingTrip'];
export type ShiftRecordingTripOffer = components['schemas']['ShiftRecordingTripOffer'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignInWithCodeRequest = components['schemas']['SignInWithCodeRequest'];
export type SignInWithIdTokenRequest = components['schemas']['SignInWithIdTokenRequest'];
export type SignInWithIdTokenResponse = components['schemas']['SignInWithIdTokenResponse'];
export type SignInWithPasskeyRequest = components['schemas']['SignInWithPasskeyRequest'];
export type SignOutRequest = components['schemas']['SignOutRequest'];
export type SignUpRequest = components['schemas']['SignUpRequest'];
export type SignUpResponse = components['schemas']['SignUpResponse'];
export type Sms = components['schemas']['Sms'];
export type SnoozeAlertRequest = components['schemas']['SnoozeAlertRequest'];
export type SocialSignUp = components['schemas']['SocialSignUp'];
export type StartPasskeyResponse = components['schemas']['StartPasskeyResponse'];
export type StartPasskeySignInResponse = components['schemas']['StartPasskeySignInResponse'];
export type StartPasskeyStepUpResponse = components['schemas']['StartPasskeyStepUpResponse'];
export type StartSecondFactorRequest = components['schemas']['StartSecondFactorRequest'];
export type StartSecondFactorResponse = components['schemas']['StartSecondFactorResponse'];
export type StartTariffComparisonRequest = components['schemas']['StartTariffComparisonRequest'];
export type StartTripRequest = components['schemas']['StartTripRequest'];
export type StartUploadRequest = components['schemas']['StartUploadRequest'];
export type StartUploadResponse = components['schemas']['StartUploadResponse'];
export type StartWhatIfRequest = components['schemas']['StartWhatIfRequest'];
export type StepUp = components['schemas']['StepUp'];
export type StepUpMethods = components['schemas']['StepUpMethods'];
export type StepUpRequest = components['schemas']['StepUpRequest'];
export type StepUpResponse = components['schemas']['StepUpResponse'];
export type StoreCarTypeImageResponse = components['schemas']['StoreCarTypeImageResponse'];
export type StoreLicenseImageResponse = components['schemas']['StoreLicenseImageResponse'];
export type StoreProfileImageResponse = components['schemas']['StoreProfileImageResponse'];
export type SuggestedPlace = components['schemas']['SuggestedPlace'];
export type SuggestPlacesRequest = components['schemas']['SuggestPlacesRequest'];
export type SuggestPlacesResponse = components['schemas']['SuggestPlacesResponse'];
export type TakeAlertRequest = components['schemas']['TakeAlertRequest'];
export type Tariff = components['schemas']['Tariff'];
export type TariffComparison = components['schemas']['TariffComparison'];
export type TariffComparisonResult = components['schemas']['TariffComparisonResult'];
export type TariffComparisonResultCarType = components['schemas']['TariffComparisonResultCarType'];
export type TariffComparisonResultCarTypeComparison = components['schemas']['TariffComparisonResultCarTypeComparison'];
export type TariffInput = components['schemas']['TariffInput'];
export type TestServiceRequest = components['schemas']['TestServiceRequest'];
export type TestServiceResponse = components['schemas']['TestServiceResponse'];
export type TipDriverRequest = components['schemas']['TipDriverRequest'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type TokenPair = components['schemas']['TokenPair'];
export type TokenSignIn = components['schemas']['TokenSignIn'];
export type TrackFlag = components['schemas']['TrackFlag'];
export type TrackingPoint = components['schemas']['TrackingPoint'];
export type TrackParcelRequest = components['schemas']['TrackParcelRequest'];
export type TrackParcelResponse = components['schemas']['TrackParcelResponse'];
export type TrackParcelResponseVehicle = components['schemas']['TrackParcelResponseVehicle'];
export type Translations = components['schemas']['Translations'];
export type TripEta = components['schemas']['TripEta'];
export type UpdateAppInfoRequest = components['schemas']['UpdateAppInfoRequest'];
export type UpdateCancelReasonRequest = components['schemas']['UpdateCancelReasonRequest'];
export type UpdateCarTypeRequest = components['schemas']['UpdateCarTypeRequest'];
export type UpdateLanguageRequest = components['schemas']['UpdateLanguageRequest'];
export type UpdateLocationRequest = components['schemas']['UpdateLocationRequest'];
export type UpdateLocationResponse = components['schemas']['UpdateLocationResponse'];
export type UpdateNotificationRequest = components['schemas']['UpdateNotificationRequest'];
export type UpdateProfileRequest = components['schemas']['UpdateProfileRequest'];
export type UpdatePromoRequest = components['schemas']['UpdatePromoRequest'];
export type UpdateSavedViewRequest = components['schemas']['UpdateSavedViewRequest'];
export type UpdateSettingsRequest = components['schemas']['UpdateSettingsRequest'];
export type UpdateShiftNoteRequest = components['schemas']['UpdateShiftNoteRequest'];
export type UpdateWebhookRequest = components['schemas']['UpdateWebhookRequest'];
export type Upload = components['schemas']['Upload'];
export type User = components['schemas']['User'];
export type UserChanges = components['schemas']['UserChanges'];
export type UserHeading = components['schemas']['UserHeading'];
export type UserPlace = components['schemas']['UserPlace'];
export type UserSavedAddress = components['schemas']['UserSavedAddress'];
export type ValidateReferrerRequest = components['schemas']['ValidateReferrerRequest'];
export type ValidateReferrerResponse = components['schemas']['ValidateReferrerResponse'];
export type VerifyEmailRequest = components['schemas']['VerifyEmailRequest'];
export type WalletAdjustment = components['schemas']['WalletAdjustment'];
export type WalletAdjustmentAnswer = components['schemas']['WalletAdjustmentAnswer'];
export type WalletEntry = components['schemas']['WalletEntry'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryAttempt = components['schemas']['WebhookDeliveryAttempt'];
export type WhatIf = components['schemas']['WhatIf'];
export type WhatIfResult = components['schemas']['WhatIfResult'];
export type WhatIfResultReal = components['schemas']['WhatIfResultReal'];
export type WidenSearchRequest = components['schemas']['WidenSearchRequest'];
export type Withdraw = components['schemas']['Withdraw'];
export type WriteToDeskRequest = components['schemas']['WriteToDeskRequest'];
export type WriteToUserRequest = components['schemas']['WriteToUserRequest'];
export type ResponseInvalid = components['responses']['Invalid'];
export type ResponseNotSignedIn = components['responses']['NotSignedIn'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseUnsupportedMedia = components['responses']['UnsupportedMedia'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseOtherRefusal = components['responses']['OtherRefusal'];
export type ResponseServerError = components['responses']['ServerError'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterFilter = components['parameters']['Filter'];
export type ParameterWayfareVersion = components['parameters']['WayfareVersion'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type HeaderWayfareVersion = components['headers']['WayfareVersion'];
export type HeaderContentRange = components['headers']['ContentRange'];
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "correct*horse7"
                 *     }
                 */
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c5f26a107d4e9f2b3c8e",
                     *       "usertype": "rider",
                     *       "firstName": "Ada",
                     *       "lastName": "Moreno",
                     *       "email": "ada@example.com",
                     *       "mobile": "+12125550142",
                     *       "approved": true,
                     *       "walletBalance": 25
                     *     }
                     */
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    issueTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "correct*horse7"
                 *     }
                 */
                "application/json": components["schemas"]["IssueTokensRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk4In0.c2ln",
                     *       "refreshToken": "b7f0c1d2e3a4958677",
                     *       "expiresIn": 900,
                     *       "deviceToken": "d41d8cd98f00b204",
                     *       "user": {
                     *         "id": "0198c5f26a107d4e9f2b3c8e",
                     *         "usertype": "rider",
                     *         "firstName": "Ada",
                     *         "lastName": "Moreno",
                     *         "email": "ada@example.com",
                     *         "mobile": "+12125550142",
                     *         "approved": true,
                     *         "walletBalance": 25
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "b7f0c1d2e3a4958677"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshTokensRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk4In0.c2ln",
                     *       "refreshToken": "b7f0c1d2e3a4958677",
                     *       "expiresIn": 900
                     *     }
                     */
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0198c5f26a107d4e9f2b3c8e",
                     *       "usertype": "rider",
                     *       "firstName": "Ada",
                     *       "lastName": "Moreno",
                     *       "email": "ada@example.com",
                     *       "mobile": "+12125550142",
                     *       "approved": true,
                     *       "walletBalance": 25
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    savePlace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePlaceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removePlace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishSignInRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StartSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartSecondFactorResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmSecondFactorResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    disableSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisableSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceRecoveryCodesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceRecoveryCodesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResetSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getStepUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUp"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StepUpRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startPasskeyStepUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPasskeyStepUpResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendStepUpCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendStepUpCodeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPasskeySignInResponse"];
                };
            };
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signInWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInWithPasskeyRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPasskeysResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPasskeyResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletePasskeyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendNumberCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendNumberCodeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendNumberCodeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    enterByPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterByPhoneRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    bookAsGuest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookAsGuestRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAsGuestResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getGuestRider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetGuestRiderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestRider"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSocialSignUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialSignUp"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    completeSocialSignUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteSocialSignUpRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startSocialSignIn: {
        parameters: {
            query?: {
                next?: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signInWithIdToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInWithIdTokenRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInWithIdTokenResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    returnFromSocialSignIn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
                iss?: string;
                error?: string;
                error_description?: string;
                user?: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    returnFromSocialSignInByForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReturnFromSocialSignInByFormRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ReturnFromSocialSignInByFormRequest"];
            };
        };
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]",
                 *       "title": "Your driver is here",
                 *       "msg": "Sam, T713942C"
                 *     }
                 */
                "application/json": components["schemas"]["SendNotificationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setDevice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pushToken": "ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]",
                 *       "userPlatform": "IOS"
                 *     }
                 */
                "application/json": components["schemas"]["SetDeviceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeDevice: {
        parameters: {
            query: {
                pushToken: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPushKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addBrowser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBrowserRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeBrowser: {
        parameters: {
            query: {
                endpoint: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listOwnNotifications: {
        parameters: {
            query?: {
                page?: string;
                perPage?: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOwnNotificationsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountUnreadNotificationsResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkAllNotificationsReadRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RequestPasswordResetRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestPasswordResetResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listContactChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        field: "email" | "mobile";
                        value: string;
                        expiresAt: number;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    requestContactChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestContactChangeRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestContactChangeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelContactChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                field: "email" | "mobile";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmMobile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConfirmMobileRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmMobileResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmContactRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmContactResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewContactRevert: {
        parameters: {
            query: {
                token: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewContactRevertResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    revertContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevertContactRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevertContactResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendSignInCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSignInCodeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendSignInCodeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signInWithCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInWithCodeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSignIns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSignInsResponseItem"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    endSignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getBootstrap: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bootstrap"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllSettings"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAppInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppInfo"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateAppInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateAppInfoRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppInfo"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createFirstAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFirstAdminRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setup"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addSetupLanguages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSetupLanguagesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setup"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    testService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestServiceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestServiceResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMapDrivers: {
        parameters: {
            query: {
                south: number;
                west: number;
                north: number;
                east: number;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMapDriversResponseItem"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "latlng": "40.7527,-73.9772"
                 *     }
                 */
                "application/json": components["schemas"]["GetAddressRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "address": "Grand Central Terminal, New York"
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDriveTime: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetDriveTimeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriveTime"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDriveTimeVia: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetDriveTimeViaRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriveTime"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    suggestPlaces: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "searchKeyword": "Grand Central"
                 *     }
                 */
                "application/json": components["schemas"]["SuggestPlacesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestPlacesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPlace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetPlaceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPlace"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRoute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "start": "40.7527,-73.9772",
                 *       "dest": "40.6413,-73.7781"
                 *     }
                 */
                "application/json": components["schemas"]["GetRouteRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Route"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createEstimate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "pickup": {
                 *         "lat": 40.7527,
                 *         "lng": -73.9772,
                 *         "add": "Grand Central Terminal, New York"
                 *       },
                 *       "drop": {
                 *         "lat": 40.6413,
                 *         "lng": -73.7781,
                 *         "add": "John F. Kennedy International Airport, New York"
                 *       },
                 *       "carType": "Economy"
                 *     }
                 */
                "application/json": components["schemas"]["CreateEstimateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "estimateFare": 61.4,
                     *       "discount_amount": 0,
                     *       "customer_paid": 61.4,
                     *       "promo_details": null,
                     *       "distance": 26.3,
                     *       "estimateDistance": 26.3,
                     *       "estimateTime": 2380,
                     *       "carType": "Economy",
                     *       "carImage": null,
                     *       "coords": [
                     *         {
                     *           "latitude": 40.7527,
                     *           "longitude": -73.9772
                     *         },
                     *         {
                     *           "latitude": 40.6413,
                     *           "longitude": -73.7781
                     *         }
                     *       ],
                     *       "polylinePoints": "{dwwFz_pbMvxTwpe@"
                     *     }
                     */
                    "application/json": components["schemas"]["Estimate"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createQuotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "pickup": {
                 *         "lat": 40.7527,
                 *         "lng": -73.9772,
                 *         "add": "Grand Central Terminal, New York"
                 *       },
                 *       "drop": {
                 *         "lat": 40.6413,
                 *         "lng": -73.7781,
                 *         "add": "John F. Kennedy International Airport, New York"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateQuotesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "distance": 26.3,
                     *       "estimateTime": 2380,
                     *       "quotes": [
                     *         {
                     *           "carType": "Economy",
                     *           "estimateFare": 61.4,
                     *           "minutesAway": 3
                     *         },
                     *         {
                     *           "carType": "XL",
                     *           "estimateFare": 92.1,
                     *           "minutesAway": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CreateQuotesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedBooking"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "pickup": {
                 *         "lat": 40.7527,
                 *         "lng": -73.9772,
                 *         "add": "Grand Central Terminal, New York"
                 *       },
                 *       "drop": {
                 *         "lat": 40.6413,
                 *         "lng": -73.7781,
                 *         "add": "John F. Kennedy International Airport, New York"
                 *       },
                 *       "carType": "Economy",
                 *       "payment_mode": "cash",
                 *       "bookLater": false
                 *     }
                 */
                "application/json": components["schemas"]["CreateBookingRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a3c5e7f9b1d3f5a7c9e1b3",
                     *       "booking_id": "01a3c5e7f9b1d3f5a7c9e1b3",
                     *       "reference": "W-4F7K-25",
                     *       "status": "NEW",
                     *       "carType": "Economy",
                     *       "customer": "0198c5f26a107d4e9f2b3c8e",
                     *       "customer_name": "Ada Moreno",
                     *       "pickup": {
                     *         "lat": 40.7527,
                     *         "lng": -73.9772,
                     *         "add": "Grand Central Terminal, New York"
                     *       },
                     *       "drop": {
                     *         "lat": 40.6413,
                     *         "lng": -73.7781,
                     *         "add": "John F. Kennedy International Airport, New York"
                     *       },
                     *       "pickupAddress": "Grand Central Terminal, New York",
                     *       "dropAddress": "John F. Kennedy International Airport, New York",
                     *       "estimate": 61.4,
                     *       "estimateDistance": 26.3,
                     *       "distance": 26.3,
                     *       "estimateTime": 2380,
                     *       "coords": [
                     *         {
                     *           "latitude": 40.7527,
                     *           "longitude": -73.9772
                     *         },
                     *         {
                     *           "latitude": 40.6413,
                     *           "longitude": -73.7781
                     *         }
                     *       ],
                     *       "bookLater": false,
                     *       "tripdate": 1772445600000,
                     *       "bookingDate": 1772445600000,
                     *       "otp": "48213",
                     *       "booking_type_admin": false,
                     *       "trip_cost": 61.4,
                     *       "payment_mode": "cash",
                     *       "prepaid": false,
                     *       "customer_paid": 61.4,
                     *       "payableAmount": 61.4,
                     *       "cashPaymentAmount": 61.4,
                     *       "cardPaymentAmount": 0,
                     *       "usedWalletMoney": 0,
                     *       "discount": 0,
                     *       "discount_amount": 0,
                     *       "promo_applied": false,
                     *       "promo_details": null
                     *     }
                     */
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    acceptBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    declineBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a3c5e7f9b1d3f5a7c9e1b3"
                     *     }
                     */
                    "application/json": components["schemas"]["DeclineBookingResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    arriveAtPickup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ArriveAtPickupRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startTrip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "otp": "48213"
                 *     }
                 */
                "application/json": components["schemas"]["StartTripRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    reachDrop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lat": 40.6413,
                 *       "lng": -73.7781
                 *     }
                 */
                "application/json": components["schemas"]["ReachDropRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    payBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "payment_mode": "cash"
                 *     }
                 */
                "application/json": components["schemas"]["PayBookingRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewPromo: {
        parameters: {
            query: {
                promo: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewPromoResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    completeBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rating": 5
                 *     }
                 */
                "application/json": components["schemas"]["CompleteBookingRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Plans changed"
                 *     }
                 */
                "application/json": components["schemas"]["CancelBookingRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fee": 5
                     *     }
                     */
                    "application/json": components["schemas"]["PreviewCancellationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendReceipt: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendReceiptResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getReceiptFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDispatchTrace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DispatchTrace"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    assignDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "driver": "0198c5f26a107d4e9f2b3c8f"
                 *     }
                 */
                "application/json": components["schemas"]["AssignDriverRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    rateTrip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rate": 5,
                 *       "tags": [
                 *         "friendly",
                 *         "clean"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RateTripRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    tipDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 3
                 *     }
                 */
                "application/json": components["schemas"]["TipDriverRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    reportLostItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportLostItemRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    answerLostItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerLostItemRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPickupImage: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A redirect to the picture in the store, valid for a minute */
            302: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    storePickupImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image?: Blob;
                    /** @description The id of a finished upload, instead of `image`. */
                    upload?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDeliverImage: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A redirect to the picture in the store, valid for a minute */
            302: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    storeDeliverImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image?: Blob;
                    /** @description The id of a finished upload, instead of `image`. */
                    upload?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSignatureImage: {
        parameters: {
            query?: {
                key?: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A redirect to the picture in the store, valid for a minute */
            302: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    storeSignatureImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image?: Blob;
                    /** @description The id of a finished upload, instead of `image`. */
                    upload?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getBookingFareReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingFareReview"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    confirmFareReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    decideFareReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideFareReviewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    answerDropCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerDropCheckRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getTripEta: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eta": {
                     *         "to": "pickup",
                     *         "seconds": 180,
                     *         "distance": 1.2
                     *       },
                     *       "path": [
                     *         {
                     *           "lat": 40.7427,
                     *           "lng": -73.9772
                     *         },
                     *         {
                     *           "lat": 40.7527,
                     *           "lng": -73.9772
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TripEta"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    shareTrip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    stopSharingTrip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    followSharedTrip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowSharedTripRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowSharedTripResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    followGuestTrip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowGuestTripRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowGuestTripResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewGuestCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewGuestCancellationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewGuestCancellationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelGuestTrip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelGuestTripRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelGuestTripResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resendHandoverCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ResendHandoverCodeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    failHandover: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailHandoverRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRecipientLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GetRecipientLinkRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipientLink"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    trackParcel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackParcelRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackParcelResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    reachStop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
                index: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReachStopRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listTrackingPoints: {
        parameters: {
            query?: {
                last?: "0" | "1";
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackingPoint"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addTrackingPoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lat": 40.7519,
                 *       "lng": -73.9781,
                 *       "at": 1772445660000
                 *     }
                 */
                "application/json": components["schemas"]["AddTrackingPointRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": true
                     *     }
                     */
                    "application/json": components["schemas"]["AddTrackingPointResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lat": 40.7519,
                 *       "lng": -73.9781,
                 *       "at": 1772445660000
                 *     }
                 */
                "application/json": components["schemas"]["UpdateLocationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": true
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateLocationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    addLocations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "positions": [
                 *         {
                 *           "lat": 40.7519,
                 *           "lng": -73.9781,
                 *           "at": 1772445660000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddLocationsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AddLocationsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
                after?: number;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "I am at the main entrance."
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    countUnreadConversations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountUnreadConversationsResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listConversationMessages: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
                after?: number;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    writeToUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "The rider waits at the north exit."
                 *     }
                 */
                "application/json": components["schemas"]["WriteToUserRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    markConversationRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upTo": 7
                 *     }
                 */
                "application/json": components["schemas"]["MarkConversationReadRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listTripConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOwnConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnConversation"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listOwnConversationMessages: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
                after?: number;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    writeToDesk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "I left my umbrella in the car."
                 *     }
                 */
                "application/json": components["schemas"]["WriteToDeskRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    markOwnConversationRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upTo": 7
                 *     }
                 */
                "application/json": components["schemas"]["MarkOwnConversationReadRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCurrentShiftNotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentShiftNotes"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    acknowledgeShiftNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentShiftNotesNote"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    countReach: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountReachRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountReachResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    connectCall: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectCallRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ConnectCallRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/xml": string;
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    receiveTwilioReport: {
        parameters: {
            query: {
                sms: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveTwilioReportRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ReceiveTwilioReportRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    receiveVonageReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "regData": {
                 *         "firstName": "Ada",
                 *         "lastName": "Moreno",
                 *         "email": "ada@example.com",
                 *         "password": "correct*horse7",
                 *         "mobile": "+12125550142",
                 *         "usertype": "rider"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uid": "0198c5f26a107d4e9f2b3c8e",
                     *       "message": "account_create_successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["SignUpResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    checkUserExists: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CheckUserExistsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "uid": "0198c5f26a107d4e9f2b3c8e"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CheckUserExistsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    validateReferrer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateReferrerRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateReferrerResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setDriverStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "driverActiveStatus": true
                 *     }
                 */
                "application/json": components["schemas"]["SetDriverStatusRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startBreak: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "driverActiveStatus": true,
                     *       "breakUntil": 1772447400000
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    endBreak: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    headHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lat": 40.6782,
                 *       "lng": -73.9442,
                 *       "add": "12 Park Place, Brooklyn"
                 *     }
                 */
                "application/json": components["schemas"]["Place"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    stopHeadingHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPlannedTrips: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedTrips"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDriverDays: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverDays"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOwnOffers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": 4,
                     *       "accepted": 2,
                     *       "declined": 1,
                     *       "expired": 0,
                     *       "withdrawn": 1,
                     *       "rate": 0.6666666666666666,
                     *       "days": [
                     *         {
                     *           "day": 20260302,
                     *           "received": 4,
                     *           "accepted": 2,
                     *           "declined": 1,
                     *           "expired": 0,
                     *           "withdrawn": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OwnOffers"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listDriverOffers: {
        parameters: {
            query: {
                drivers: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDriverOffersResponseItem"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDriverBoard: {
        parameters: {
            query: {
                drivers: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverBoard"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    planDriverBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelPlannedBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setMyWorkingHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetMyWorkingHoursRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setWorkingHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetWorkingHoursRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listNearbyDrivers: {
        parameters: {
            query: {
                booking: string;
                leftOut?: "0" | "1";
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignCandidate"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    overrideDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "driver": "0198c5f26a107d4e9f2b3c8f",
                 *       "from": null,
                 *       "overrides": 0
                 *     }
                 */
                "application/json": components["schemas"]["OverrideDriverRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    recallDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "0198c5f26a107d4e9f2b3c8f",
                 *       "overrides": 1
                 *     }
                 */
                "application/json": components["schemas"]["RecallDriverRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    widenSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WidenSearchRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRaiseOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaiseOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    raiseOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaiseOfferRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDesk: {
        parameters: {
            query?: {
                trips?: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    findCallers: {
        parameters: {
            query: {
                phone: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FindCallersResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPlanner: {
        parameters: {
            query?: {
                day?: number;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planner"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPlanCandidates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanCandidates"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    planDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDriverRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getShiftRecording: {
        parameters: {
            query: {
                from: number;
                to: number;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftRecording"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getWhatIf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIf"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startWhatIf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartWhatIfRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIf"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelWhatIf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIf"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAlertTimes: {
        parameters: {
            query: {
                since: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertTimes"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    takeAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "owner": null
                 *     }
                 */
                "application/json": components["schemas"]["TakeAlertRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    releaseAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    snoozeAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "minutes": 10
                 *     }
                 */
                "application/json": components["schemas"]["SnoozeAlertRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    resolveAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    pressEmergency: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "told": true
                     *     }
                     */
                    "application/json": components["schemas"]["PressEmergencyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    storeLicenseImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image?: Blob;
                    /** @description The id of a finished upload, instead of `image`. */
                    upload?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreLicenseImageResponse"];
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getLicenseImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A redirect to the picture in the store, valid for a minute */
            302: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    sendDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendDocumentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDocumentImage: {
        parameters: {
            query: {
                key: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
                kind: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description A redirect to the picture in the store, valid for a minute */
            302: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    reviewDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDocumentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    dateDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DateDocumentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getTranslations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                locale: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translations"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    setDefaultLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listApiKeies: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateApiKeyRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPartnerEstimate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePartnerEstimateRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Estimate"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPartnerBookings: {
        parameters: {
            query?: {
                status?: "PAYMENT_PENDING" | "NEW" | "ACCEPTED" | "ARRIVED" | "STARTED" | "REACHED" | "PENDING" | "PAID" | "COMPLETE" | "CANCELLED";
                from?: number;
                until?: number;
                offset?: number;
                limit?: number;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPartnerBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePartnerBookingRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPartnerBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    previewPartnerCancellation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewPartnerCancellationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelPartnerBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPartnerBookingRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPartnerReport: {
        parameters: {
            query: {
                from: number;
                until: number;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerReport"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listUsablePromos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUsablePromosResponseItem"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    storeCarTypeImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image?: Blob;
                    /** @description The id of a finished upload, instead of `image`. */
                    upload?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCarTypeImageResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    storeProfileImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    image?: Blob;
                    /** @description The id of a finished upload, instead of `image`. */
                    upload?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreProfileImageResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartUploadRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartUploadResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    appendToUpload: {
        parameters: {
            query: {
                from: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    creditWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "uid": "0198c5f26a107d4e9f2b3c8e",
                 *       "amount": 10,
                 *       "note": "Lost item returned late"
                 *     }
                 */
                "application/json": components["schemas"]["CreditWalletRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustmentAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    debitWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitWalletRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustmentAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    reverseWalletEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                txRef: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseWalletEntryRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustmentAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    approveWalletAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    rejectWalletAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RejectWalletAdjustmentRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getLedgerAudit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerAudit"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startLedgerAudit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerAudit"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getTariffComparison: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffComparison"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    startTariffComparison: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartTariffComparisonRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffComparison"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    cancelTariffComparison: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffComparison"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWithdraws: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdraw"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    requestPayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": 120.5
                 *     }
                 */
                "application/json": components["schemas"]["RequestPayoutRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdraw"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    processPayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProcessPayoutRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdraw"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    failPayout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailPayoutRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdraw"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    replayFailedWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayFailedWebhookDeliveriesRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayFailedWebhookDeliveriesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaymentProviders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "stripe",
                     *         "link": "/api/payments/stripe"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PaymentProvider"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getGuestCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetGuestCheckoutRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createTopUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": 50
                 *     }
                 */
                "application/json": components["schemas"]["CreateTopUpRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                order: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    openPaymentPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                order: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenPaymentPageRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["OpenPaymentPageRequest"];
            };
        };
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    openCardPage: {
        parameters: {
            query: {
                attempt: string;
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    payWithSavedCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayWithSavedCardRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayWithSavedCardResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    returnFromPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    returnFromPaymentByForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: string;
                };
                "application/x-www-form-urlencoded": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    receivePaymentWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivePaymentWebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    askAboutCardHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    recordCardHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordCardHoldRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSavedCards: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSavedCardsResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    removeSavedCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                provider: "paypal" | "braintree" | "stripe" | "paytm" | "payulatam" | "flutterwave" | "paystack" | "securepay" | "payfast" | "liqpay" | "culqi" | "mercadopago" | "test";
                card: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveSavedCardResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    decideSandboxCharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideSandboxChargeRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["DecideSandboxChargeRequest"];
            };
        };
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    reportSandboxCharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportSandboxChargeRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["ReportSandboxChargeRequest"];
            };
        };
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Invalid"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRefundable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refundable"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    refundCardPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundCardPaymentRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefund"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    countSavedViews: {
        parameters: {
            query: {
                list: "bookings" | "drivers" | "riders" | "fleetadmins" | "alladmin" | "alerts" | "fare-reviews" | "withdraws" | "walletadjustments" | "cardpayments" | "cardrefunds" | "paymentdifferences" | "sms" | "auditlog";
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            count: number;
                            isAtLeast: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSavedViews: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSavedViewRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateSavedViewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedBooking"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a3c5e7f9b1d3f5a7c9e1b3",
                     *       "booking_id": "01a3c5e7f9b1d3f5a7c9e1b3",
                     *       "reference": "W-4F7K-25",
                     *       "status": "NEW",
                     *       "carType": "Economy",
                     *       "customer": "0198c5f26a107d4e9f2b3c8e",
                     *       "customer_name": "Ada Moreno",
                     *       "pickup": {
                     *         "lat": 40.7527,
                     *         "lng": -73.9772,
                     *         "add": "Grand Central Terminal, New York"
                     *       },
                     *       "drop": {
                     *         "lat": 40.6413,
                     *         "lng": -73.7781,
                     *         "add": "John F. Kennedy International Airport, New York"
                     *       },
                     *       "pickupAddress": "Grand Central Terminal, New York",
                     *       "dropAddress": "John F. Kennedy International Airport, New York",
                     *       "estimate": 61.4,
                     *       "estimateDistance": 26.3,
                     *       "distance": 26.3,
                     *       "estimateTime": 2380,
                     *       "coords": [
                     *         {
                     *           "latitude": 40.7527,
                     *           "longitude": -73.9772
                     *         },
                     *         {
                     *           "latitude": 40.6413,
                     *           "longitude": -73.7781
                     *         }
                     *       ],
                     *       "bookLater": false,
                     *       "tripdate": 1772445600000,
                     *       "bookingDate": 1772445600000,
                     *       "otp": "48213",
                     *       "booking_type_admin": false,
                     *       "trip_cost": 61.4,
                     *       "payment_mode": "cash",
                     *       "prepaid": false,
                     *       "customer_paid": 61.4,
                     *       "payableAmount": 61.4,
                     *       "cashPaymentAmount": 61.4,
                     *       "cardPaymentAmount": 0,
                     *       "usedWalletMoney": 0,
                     *       "discount": 0,
                     *       "discount_amount": 0,
                     *       "promo_applied": false,
                     *       "promo_details": null,
                     *       "driver": "0198c5f26a107d4e9f2b3c8f",
                     *       "driver_name": "Sam Okafor",
                     *       "vehicle_number": "T713942C"
                     *     }
                     */
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFareReviews: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FareReview"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFareReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FareReview"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportRiders: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listRiders: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createRider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getRider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateRider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteRider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportDrivers: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listDrivers: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteDriver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportFleetAdmins: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFleetAdmins: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createFleetAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFleetAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateFleetAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteFleetAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportAdmins: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAdmins: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserChanges"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportWalletEntries: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletEntry"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWalletEntries: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletEntry"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getWalletEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletEntry"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportEarningReports: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningReport"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listEarningReports: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningReport"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getEarningReport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningReport"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportDriverEarnings: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverEarning"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listDriverEarnings: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverEarning"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getDriverEarning: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DriverEarning"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportWalletAdjustments: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustment"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWalletAdjustments: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustment"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getWalletAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletAdjustment"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportAlerts: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAlerts: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAlert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alert"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAuditEntriesResponseItem"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAuditEntriesResponseItem"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getAuditEntry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAuditEntryResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportCancelReasons: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelReason"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCancelReasons: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelReason"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createCancelReason: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCancelReasonRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelReason"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCancelReason: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelReason"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateCancelReason: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateCancelReasonRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelReason"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteCancelReason: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelReason"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportCarTypes: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarType"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCarTypes: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarType"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createCarType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCarTypeRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCarType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarType"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateCarType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateCarTypeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteCarType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarType"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportLanguages: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listLanguages: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLanguageRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateLanguageRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportNotifications: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNotificationRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportPaymentDifferences: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDifference"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaymentDifferences: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDifference"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPaymentDifference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDifference"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportCardPayments: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPayment"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCardPayments: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPayment"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCardPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPayment"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPersonNotes: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonNote"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPersonNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonNoteRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonNote"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPersonNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonNote"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePersonNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonNote"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportPromos: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPromos: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createPromo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "promo_name": "Spring",
                 *       "promo_description": "10% off",
                 *       "promo_discount_type": "percentage",
                 *       "promo_discount_value": 10,
                 *       "max_promo_discount_value": 20,
                 *       "promo_validity": 1780272000000,
                 *       "promo_usage_limit": 500
                 *     }
                 */
                "application/json": components["schemas"]["CreatePromoRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getPromo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePromo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdatePromoRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deletePromo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportCardRefunds: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefund"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCardRefunds: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefund"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCardRefund: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardRefund"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listShiftNotes: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentShiftNotesNote"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createShiftNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
                /**
                 * @description A text of the caller’s choice, up to 200 characters. For 24 hours, a repeated call with it creates nothing new.
                 * @example order-4711
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShiftNoteRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentShiftNotesNote"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getShiftNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentShiftNotesNote"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateShiftNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateShiftNoteRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentShiftNotesNote"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteShiftNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentShiftNotesNote"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportSmss: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sms"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSmss: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sms"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sms"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    exportWithdraws: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdraw"][];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getWithdraw: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdraw"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listOutboxMessages: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOutboxMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessage"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listDevOutbox: {
        parameters: {
            query?: {
                /**
                 * @description A field and its order, as JSON.
                 * @example ["id","DESC"]
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description The first and the last record, from 0, as JSON.
                 * @example [0,24]
                 */
                range?: components["parameters"]["Range"];
                /**
                 * @description Values by field, as JSON. Numbers also support `<field>_gte` and `<field>_lte`; `q` searches; `{"id":[…]}` gets several records.
                 * @example {}
                 */
                filter?: components["parameters"]["Filter"];
            };
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessage"][];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    showReference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or a redirect to one */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getReferenceFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The version of the API that the caller was written for; the newest if omitted.
                 * @example 2026-11-01
                 */
                "Wayfare-Version"?: components["parameters"]["WayfareVersion"];
            };
            path: {
                file: "swagger-ui.css" | "swagger-ui-bundle.js" | "start.js";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Wayfare-Version": components["headers"]["WayfareVersion"];
                    [name: string]: unknown;
                };
                content: {
                    "text/*": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            "4XX": components["responses"]["OtherRefusal"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
