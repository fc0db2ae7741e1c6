/** English texts for the public pages and for the frame around every page of the site. */
export const siteTexts = {
  site_home: 'Home',
  site_my_account: 'My account',
  site_login_signup: 'Login / Sign up',
  site_about_us: 'About us',
  site_privacy_policy: 'Privacy policy',
  site_language: 'Language',
  site_open_menu: 'Open menu',
  site_skip_to_content: 'Skip to content',
  site_main_navigation: 'Main',
  site_footer_navigation: 'Footer',
  site_account_navigation: 'My account',
  site_social_facebook: 'Facebook',
  site_social_twitter: 'X (Twitter)',
  site_social_instagram: 'Instagram',

  site_slogan: 'Wherever the day takes you.',
  site_slogan_text:
    'A driver near you, a price you know before you go, and a trip you can follow from door to door.',
  site_slogan_text_delivery:
    'A courier near you, a price you know before you send, and a parcel you can follow from door to door.',
  site_form_title: 'Where to?',
  site_form_title_delivery: 'Send a parcel',
  site_delivery_unpayable:
    'Parcels are paid by card when they are booked, and no card can be taken at the moment. Please come back later.',
  site_pickup: 'Pickup',
  site_drop: 'Drop',
  site_swap_places: 'Swap pickup and drop',
  site_use_my_location: 'Use my location',
  site_location_denied: 'Your location is not available. Please type the address.',
  site_type_place: 'Type a street, a place or a landmark',
  site_no_places: 'Nothing found',
  site_clear: 'Clear',
  site_open: 'Open',
  site_car_type: 'Car type',
  site_when: 'When',
  site_book_now: 'Book now',
  site_book_later: 'Book later',
  site_pickup_time: 'Pickup time',
  site_picker_title: 'Choose date and time',
  site_picker_ok: 'OK',
  site_picker_date: 'Date',
  site_picker_time: 'Time',
  site_picker_previous_month: 'Previous month',
  site_picker_next_month: 'Next month',
  site_picker_previous: 'Previous view',
  site_picker_next: 'Next view',

  site_highlights_title: 'Getting there, without the guesswork',
  site_highlight_price: 'The price, before you book',
  site_highlight_price_text:
    'Distance, time and fare are on the screen before you say yes. No surge to decipher, no small print.',
  site_highlight_live: 'Every turn, live',
  site_highlight_live_text:
    'Watch your driver come to you and follow the whole way on the map. You know the name, the car and the plate.',
  site_highlight_pay: 'Pay as you like',
  site_highlight_pay_text: 'Cash in the car or from your wallet. Every amount is listed, to the last cent.',
  site_info_ride: 'Now, or next Tuesday at six',
  site_info_ride_text:
    'Book a car for this minute, or plan the trip to the airport days ahead. We find the driver in good time and tell you who is coming.',
  site_info_ride_action: 'How it works',
  site_info_drive: 'Drive on your own terms',
  site_info_drive_text:
    'Go online when it suits you, see what a trip pays before you take it, and have your share in your wallet the moment it is paid.',
  site_info_drive_action: 'Become a driver',
  site_get_app: 'Take %{appName} with you',
  site_get_app_text: 'The same trips, wallet and drivers on your phone.',

  site_about_who: 'Who we are',
  site_about_who_text:
    '%{appName} brings together people who have to get somewhere and people who drive. %{company} runs it, together with independent drivers and the fleets they belong to.',
  site_about_how: 'How it works',
  site_about_how_text:
    'Tell us where you are and where you want to go. You see the fare at once. When you book, drivers nearby are asked, and the first to accept is on the way to you. You follow the car on the map, pay in cash or from your wallet, and rate the trip when it is over.',
  site_about_drivers: 'For drivers',
  site_about_drivers_text:
    'Drivers choose when they work and which trips they take. They see what they earn before they accept, and the wallet shows every amount that comes in and goes out.',

  site_privacy_what: 'What we keep',
  site_privacy_what_text:
    'Your name, email address and phone number, the places you travel between, what you pay, and the messages that belong to a trip. From drivers also the vehicle, the licence, the bank account for payouts and, while they are online, the position.',
  site_privacy_why: 'Why we keep it',
  site_privacy_why_text:
    'To bring riders and drivers together, to work out the fare, to settle payments and to answer questions about a trip. We do not sell personal data.',
  site_privacy_who: 'Who sees it',
  site_privacy_who_text:
    'For the length of a trip, rider and driver see each other’s name and phone number and the rider sees where the car is. The fleet a driver belongs to sees that driver’s trips. The people who run %{appName} see what their work needs.',
  site_privacy_how_long: 'For how long',
  site_privacy_how_long_text:
    'As long as you have an account, and afterwards only what the law asks us to keep about payments. You may ask for a copy of your data, or for its deletion, at any time.',
  site_privacy_social: 'Signing in with a social network',
  site_privacy_social_text:
    'Where signing in with a social network is offered and you use it, that network tells us your name and email address. What it keeps itself is described on its own pages.',
  site_privacy_social_link: 'Facebook’s privacy policy',
  site_privacy_contact: 'Questions about your data? Write to',

  fetch_call_error: 'Fetch Call Error',
  site_load_error: 'This could not be loaded',
  site_unreachable: 'We cannot be reached right now',
  site_unreachable_text: 'Please check your connection and try again in a moment.',
  site_offline: 'You are offline. What you see may be out of date.',
  site_not_found: 'Page not found',
  site_not_found_title: 'This road leads nowhere',
  site_not_found_text: 'The page you asked for does not exist, or no longer does.',
  site_map_zoom_in: 'Zoom in',
  site_map_zoom_out: 'Zoom out',
} as const;
