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
    'Parcels must be paid for by card when you book, but card payments are not available right now. Please try again later.',
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
  site_minutes_away: '%{time} away',
  site_no_car_near: 'No cars nearby',
  site_no_car_near_delivery: 'No couriers nearby',
  site_rates: 'Rates of %{carType}',
  site_rate_base: 'Base fare',
  site_rate_km: 'Per kilometer',
  site_rate_mile: 'Per mile',
  site_rate_hour: 'Per hour',
  site_rate_min: 'Minimum fare',
  site_rate_fee: 'Booking fee',
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
    'See the distance, time and fare before you confirm. No surge to decipher, no fine print.',
  site_highlight_live: 'Every turn, live',
  site_highlight_live_text:
    'Watch your driver come to you and follow the whole way on the map. You know the name, the car and the plate.',
  site_highlight_pay: 'Pay as you like',
  site_highlight_pay_text: 'Pay %{methods}. Every charge is listed, to the cent.',
  site_pay_by_cash: 'in cash',
  site_pay_by_card: 'by card',
  site_pay_by_wallet: 'from your wallet',
  site_info_ride: 'Now, or next Tuesday at six',
  site_info_ride_text:
    'Book a car right now, or schedule your airport trip days ahead. We find a driver in time and let you know who is coming.',
  site_info_ride_action: 'How it works',
  site_info_drive: 'Drive on your own terms',
  site_info_drive_text:
    'Go online when it suits you, see what a trip pays before you take it, and get your share in your wallet as soon as the trip is paid.',
  site_info_drive_action: 'Become a driver',
  site_get_app: 'Take %{appName} with you',
  site_get_app_text: 'The same trips, wallet and drivers on your phone.',

  site_about_who: 'Who we are',
  site_about_who_text:
    '%{appName} connects people who need a ride with people who drive. %{company} operates it together with independent drivers and their fleets.',
  site_about_how: 'How it works',
  site_about_how_text:
    'Tell us where you are and where you want to go. You see the fare right away. When you book, we offer the trip to nearby drivers, and the first to accept heads your way. Follow the car on the map, pay %{methods}, and rate the trip when it is over.',
  site_about_drivers: 'For drivers',
  site_about_drivers_text:
    'Drivers choose when they work and which trips they take. They see what they earn before they accept, and the wallet shows every amount that comes in and goes out.',

  site_privacy_what: 'What we keep',
  site_privacy_what_text:
    'Your name, email address and phone number, the places you travel between, what you pay, and the messages that belong to a trip. For drivers, we also keep the vehicle, the license, the bank account for payouts and, while they are online, their location.',
  site_privacy_why: 'Why we keep it',
  site_privacy_why_text:
    'To connect riders and drivers, calculate fares, settle payments and answer questions about trips. We do not sell personal data.',
  site_privacy_who: 'Who sees it',
  site_privacy_who_text:
    'During a trip, the rider and driver see each other’s name and phone number, and the rider sees where the car is. A driver’s fleet sees that driver’s trips. The people who run %{appName} see what they need for their work.',
  site_privacy_how_long: 'How long we keep it',
  site_privacy_how_long_text:
    'As long as you have an account. After that, we keep only the payment records that the law requires. You can request a copy of your data, or its deletion, at any time.',
  site_privacy_social: 'Signing in with a social network',
  site_privacy_social_text:
    'If you sign in with a social network, it shares your name and email address with us. Its own privacy policy describes what data it keeps.',
  site_privacy_social_link: 'Facebook’s privacy policy',
  site_privacy_contact: 'Questions about your data? Write to',

  fetch_call_error: 'Fetch Call Error',
  site_load_error: 'Could not load this',
  site_offline: 'You are offline. What you see may be out of date.',
  site_needs_scripts: 'Please turn on JavaScript to book and to sign in.',
  site_not_found: 'Page not found',
  site_not_found_title: 'We can’t find this page',
  site_not_found_text: 'The page you are looking for does not exist or was removed.',
} as const;
