/**
 * English texts where the business delivers parcels: each replaces the text whose key has no `_delivery` (see
 * `textsFor`). Riders are called customers, trips deliveries.
 */
export const deliveryTexts = {
  // The site
  site_slogan_delivery: 'Wherever it has to go.',
  site_highlights_title_delivery: 'Getting it there, without the guesswork',
  site_highlight_live_text_delivery:
    'Watch your driver come to the pickup and follow your parcel the whole way on the map. You know the name, the vehicle and the plate.',
  site_highlight_pay_delivery: 'Paid when you book',
  site_highlight_pay_text_delivery:
    'Pay %{methods} before the pickup, and nothing after it. Every charge is listed, to the cent.',
  site_info_ride_text_delivery:
    'Send a parcel right now, or schedule its pickup days ahead. We find a driver in time and let you know who is coming.',
  site_info_drive_delivery: 'Deliver on your own terms',
  site_info_drive_text_delivery:
    'Go online when it suits you, see what a delivery pays before you take it, and get your share in your wallet as soon as it is delivered.',
  site_get_app_text_delivery: 'The same deliveries, wallet and drivers on your phone.',
  site_about_who_text_delivery:
    '%{appName} connects people who send parcels with people who drive. %{company} operates it together with independent drivers and their fleets.',
  site_about_how_text_delivery:
    'Tell us where your parcel is, where it should go and who receives it. You see the price right away. When you have paid %{methods}, we offer the delivery to nearby drivers, and the first to accept heads to the pickup. Follow your parcel on the map, and rate the delivery when it is over.',
  site_about_drivers_text_delivery:
    'Drivers choose when they work and which deliveries they take. They see what they earn before they accept, and the wallet shows every amount that comes in and goes out.',
  site_privacy_what_text_delivery:
    'Your name, email address and phone number, the places you send parcels between, the names and phone numbers of recipients, pictures of parcels, what you pay, and the messages that belong to a delivery. For drivers, we also keep the vehicle, the license, the bank account for payouts and, while they are online, their location.',
  site_privacy_why_text_delivery:
    'To connect customers and drivers, calculate prices, settle payments and answer questions about deliveries. We do not sell personal data.',
  site_privacy_who_text_delivery:
    'During a delivery, the customer and driver see each other’s name and phone number, the driver sees those of the recipient, and the customer sees where the parcel is. A driver’s fleet sees that driver’s deliveries. The people who run %{appName} see what they need for their work.',
  account_picture_driver_hint_delivery: 'Add a picture so that your customers can recognize you.',
  account_push_text_delivery: 'Get delivery updates on this device even when the site is not open.',
  account_remove_text_delivery:
    'Your account, name, contact details and chat messages will be permanently deleted. Your deliveries stay on record without your name.',
  account_unfinished_delivery:
    'Your account has only your phone number so far. Add your name so that couriers know whom to expect, and an email for receipts.',
  usertype_rider_delivery: 'Customer',

  // Booking and following a delivery
  trip_my_trips_delivery: 'My deliveries',
  trip_active_trips_delivery: 'Active deliveries',
  trip_past_trips_delivery: 'Past deliveries',
  trip_none_text_delivery: 'Your deliveries will be listed here, with their routes and receipts.',
  trip_book_first_delivery: 'Send a parcel',
  trip_upcoming_trips_delivery: 'Upcoming deliveries',
  trip_share_delivery: 'Share delivery',
  trip_share_text_delivery:
    'Anyone with this link sees the courier, their location and when they arrive, until the parcel is delivered.',
  trip_share_link_delivery: 'Link to your delivery',
  trip_share_message_delivery: 'Follow my delivery with %{app}:',
  shared_trip_title_delivery: 'Shared delivery',
  shared_trip_waiting_delivery: 'No courier yet. The vehicle appears here once a courier is on the way.',
  panel_help_guest_booking_delivery:
    'Strangers book with a phone number and the code sent to it, pay by card, and follow the delivery through a link instead of an account. Needs sign-in by phone.',
  guest_trip_code_delivery: 'Tell the courier this code at the pickup:',
  guest_trip_call_delivery: 'Call the courier',
  guest_trip_canceled_delivery: 'This delivery was canceled',
  guest_trip_unknown_text_delivery: 'It may be incomplete, or the delivery ended more than a day ago.',
  sms_guest_trip_delivery: '%{app}: your delivery is %{reference}. Pay, follow or cancel it: %{link}',
  guest_trip_pay_text_delivery:
    'We look for a courier as soon as it is paid. If it stays unpaid, it is canceled after half an hour.',
  shared_trip_ended_delivery: 'This delivery has ended',
  wallet_see_trip_delivery: 'View delivery',
  trip_estimate_delivery: 'Delivery price',
  trip_booked_hint_delivery: 'You can track it on the delivery page.',
  trip_follow_delivery: 'Track the delivery',
  trip_title_delivery: 'Your delivery',
  trip_back_delivery: 'All deliveries',
  trip_map_delivery: 'Delivery map',
  trip_stages_delivery: 'Delivery stages',
  trip_stage_started_delivery: 'In transit',
  trip_stage_reached_delivery: 'Delivered',
  trip_stage_done_delivery: 'Completed',
  trip_headline_ACCEPTED_delivery: '%{driver} is on the way to the pickup',
  trip_headline_STARTED_delivery: 'Your parcel is on the way',
  trip_headline_REACHED_delivery: 'Your parcel was delivered',
  trip_headline_PENDING_delivery: 'Your parcel was delivered. Please pay for it.',
  trip_headline_PAID_delivery: 'Delivered and paid. Thank you for sending with us',
  trip_headline_COMPLETE_delivery: 'Delivery completed',
  trip_canceled_by_driver_delivery: 'The courier canceled.',
  trip_canceled_by_us_delivery: 'We canceled this delivery.',
  trip_headline_CANCELLED_delivery: 'This delivery was canceled',
  trip_otp_text_delivery: 'Give this code to the driver at the pickup:',
  trip_rate_title_delivery: 'How was your delivery by %{driver}?',
  trip_rate_rider_title_delivery: 'How was your delivery for %{rider}?',
  trip_cancel_delivery: 'Cancel delivery',
  trip_keep_delivery: 'Keep the delivery',
  wallet_go_to_unpaid_trip_delivery: 'Go to the unpaid delivery',
  pay_outcome_refunded_delivery:
    'Payment received. The delivery no longer needed it, so the amount was added to your wallet.',
  payment_product_booking_delivery: '%{app}: delivery %{id}',
  trip_drop_question_delivery: 'Was your parcel delivered to the right place?',
  trip_drop_text_delivery: 'The delivery ended %{distance} from the address you booked.',
  trip_drop_no_delivery: 'No, it was delivered to the wrong place',
  trip_review_disputed_delivery:
    'You told us that your parcel was delivered to the wrong place. We are looking into it.',

  // The driver's console
  console_waiting_delivery: 'You will hear a horn when there is a delivery for you.',
  console_offer_delivery: 'New delivery',
  console_otp_delivery: 'Sender’s code',
  console_otp_hint_delivery: 'Ask the sender for the 5-digit code.',
  console_start_delivery: 'Start the delivery',
  console_reach_delivery: 'Parcel delivered',
  console_collect_delivery: 'Waiting for the customer’s card payment',
  console_complete_delivery: 'Complete the delivery',
  console_call_rider_delivery: 'Call the sender',
  console_headline_NEW_delivery: 'New delivery',
  console_headline_STARTED_delivery: 'Delivering for %{rider}',
  console_headline_REACHED_delivery: 'Parcel delivered',
  console_headline_COMPLETE_delivery: 'Delivery completed',
  console_headline_CANCELLED_delivery: 'This delivery was canceled',
  console_trips_count_delivery: '%{smart_count} delivery |||| %{smart_count} deliveries',
  console_arrive_reason_hint_delivery:
    'For example: the street is closed. The reason is saved with the delivery.',

  // Messages
  select_rider_delivery: 'Please choose a customer.',
  driver_busy_delivery: 'The driver is on another delivery.',
  unpaid_trip_delivery: 'You have an unpaid delivery. Please pay for it before you book another one.',
  wallet_in_debt_delivery: 'Your wallet is below zero. Please add money before you send a parcel.',
  driver_in_debt_delivery: 'Your wallet is below zero. Please settle it before you take another delivery.',
  already_rated_delivery: 'This delivery has already been rated.',
  otp_mismatch_delivery: 'This is not the code for this delivery.',
  payment_in_progress_delivery: 'A payment for this delivery is in progress.',
  too_many_cancellations_delivery:
    'Too many deliveries were canceled in a short time. Please try again in %{minutes} min.',
  notice_accepted_body_delivery: 'A driver has accepted your delivery.',
  notice_started_title_delivery: 'Your parcel is on the way',
  notice_started_body_delivery: 'Follow it on the map.',
  notice_reached_title_delivery: 'Your parcel was delivered',
  notice_reached_body_delivery: 'It is at its destination.',
  notice_paid_title_delivery: 'The delivery is paid',
  notice_paid_body_delivery: 'The payment for the delivery is complete.',
  notice_cancelled_title_delivery: 'The delivery was canceled',
  notice_cancelled_body_delivery: 'This delivery will not take place.',
  notice_rated_body_delivery: 'A customer rated their delivery by you.',
  notice_assigned_title_delivery: 'You have a new delivery',
  notice_assigned_body_delivery: 'You have a new delivery offer. Please accept it.',
  notice_raised_title_delivery: 'A delivery now pays more',
  notice_raised_body_delivery: 'We have raised what you get for a delivery. Please accept it.',
  panel_help_raise_max_delivery:
    'The most that dispatchers can add to the driver’s share of one delivery, at the cost of the business. 0 turns it off.',
  panel_credit_limit_help_delivery:
    'The most that finance or support may credit or refund at a time, and by which a dispatcher may raise the offer of a delivery. Without an amount, they can give nothing.',
  panel_raise_help_delivery:
    'The business pays it when the delivery is paid. The customer’s price stays. Drivers who declined are asked again.',
  panel_raise_void_delivery: 'Not paid, because the delivery was canceled',
  panel_shift_note_about_trip_delivery: 'Note about this delivery',
  panel_shift_note_trip_delivery: 'Delivery',
  notice_chat_from_rider_delivery: 'Your customer sent you a message.',
  notice_late_payment_body_delivery:
    'The delivery no longer needed it, so the amount was added to your wallet.',
  notice_refund_body_delivery: 'Your payment for the delivery was refunded to your wallet.',
  receipt_trip_delivery: 'Delivery',
  receipt_see_trip_delivery: 'See the delivery',
  call_no_trip_delivery:
    'You can call only during a delivery and shortly after it. Please use the app to get help.',
  entry_not_reversible_delivery:
    'Only credits and debits posted by an admin can be reversed here. Use refunds for deliveries and payments.',
  review_rider_gone_delivery: 'The customer’s account no longer exists, so this fare can only stay as it is.',
  notice_fare_decided_body_delivery:
    'The fare of your delivery was reviewed. Open the delivery to see the result.',
  inbox_empty_text_delivery: 'Messages about your deliveries and your account appear here.',

  // The panel
  canceled_meanwhile_delivery: '%{name} has just canceled this delivery.',
  overridden_meanwhile_delivery:
    '%{name} has just changed who drives this delivery. Look at it again before you decide.',
  accepted_meanwhile_delivery: '%{name} has just accepted this delivery.',
  notice_planned_title_delivery: 'A delivery is planned for you',
  notice_planned_body_delivery: 'You will be asked first when it is time. See your planned deliveries.',
  notice_unplanned_title_delivery: 'A planned delivery was taken back',
  notice_unplanned_body_delivery: 'The delivery is no longer planned for you.',
  notice_unplanned_canceled_body_delivery: 'The delivery that was planned for you is canceled.',
  planned_meanwhile_delivery: '%{name} has just planned this delivery. Look at it again before you decide.',
  plan_too_late_delivery: 'Couriers are already being looked for. Assign a courier instead.',
  panel_planner_unassigned_delivery: 'Without a courier',
  panel_planner_open_delivery: 'Open delivery',
  panel_planner_drag_delivery: 'Drag a delivery to a courier, or choose it and use its menu.',
  panel_planner_board_delivery: 'Planned deliveries by courier',
  notice_recalled_title_delivery: 'A delivery was taken back',
  notice_recalled_body_delivery:
    'The office gave this delivery to another driver. You are free for the next one.',
  notice_other_driver_body_delivery: 'The office is looking for another driver for your delivery.',
  panel_trip_recalled_delivery: 'The delivery was taken back',
  panel_swap_question_delivery: 'The delivery is taken from %{name} and offered to the driver you choose.',
  panel_recall_question_delivery: 'Take the delivery back from %{name}? Other drivers are asked next.',
  panel_trips_today_delivery: 'Deliveries today: %{count}',
  panel_desk_trips_delivery: 'Open deliveries',
  panel_desk_map_delivery: 'Map of open deliveries and drivers',
  panel_desk_none_delivery: 'No open deliveries here.',
  panel_desk_cut_delivery:
    'There are more open deliveries than can be shown. Use the bookings list for the others.',
  panel_desk_keys_open_delivery: 'Arrow keys choose a delivery, Enter opens it.',
  panel_desk_keys_delivery: 'Arrow keys choose a delivery, Enter opens it, A asks the nearest driver.',
  panel_desk_aboard_delivery: 'Being delivered',
  panel_desk_open_delivery: 'Open delivery',
  panel_rider_phone_delivery: 'Customer’s phone',
  cancel_reason_staff_rider_asked_delivery: 'The customer asked us to cancel',
  cancel_reason_staff_no_show_delivery: 'The sender was not there',
  panel_riders_delivery: 'Customers',
  panel_rider_name_delivery: 'Customer',
  panel_new_rider_delivery: 'New customer',
  panel_booking_rider_hint_delivery: 'Find the customer by name, phone or email.',
  panel_wallet_user_delivery: 'Customer or driver',
  panel_chat_delivery: 'Chat between customer and driver',
  panel_trips_delivery: 'Deliveries',
  panel_trips_now_delivery: 'Current deliveries',
  panel_trips_by_day_delivery: 'Deliveries per day',
  panel_on_trip_delivery: 'On a delivery',
  panel_busy_drivers_delivery: 'On a delivery: %{count}',
  panel_dispatch_busy_delivery: 'On another delivery',
  panel_trip_date_delivery: 'Delivery date',
  panel_trip_cost_delivery: 'Delivery cost',
  panel_replay_delivery: 'Delivery replay',
  panel_time_started_delivery: 'Delivery started',
  panel_time_ended_delivery: 'Parcel delivered',
  panel_total_rides_delivery: 'Total deliveries',
  panel_ride_cost_delivery: 'Driving cost',
  panel_review_confirmed_delivery: 'Agreed by the customer',
  panel_review_disputed_delivery: 'Drop-off disputed by the customer',
  panel_review_claimed_end_delivery: 'Where the driver ended the delivery',
  track_flag_end_not_believed_delivery: 'Untrusted end of the delivery',
  panel_ledger_text_delivery:
    'Checks that every wallet balance matches its entries and that the money for every delivery and payment is where it belongs. Nothing is changed.',
  panel_ledger_trips_delivery: 'Paid deliveries',
  panel_ledger_about_trip_delivery: 'Delivery',
  panel_ledger_is_not_made_delivery: 'This entry is in the ledger, but its delivery does not account for it.',
  panel_ledger_is_share_and_fee_delivery:
    'The driver share of %{share} and the fee of %{fee} do not add up to the delivery cost of %{cost}.',
  panel_ledger_is_paid_and_discount_delivery:
    'The %{paid} paid and the discount of %{discount} do not add up to the delivery cost of %{cost}.',
  panel_ledger_is_settled_as_delivery:
    'The payment says its money is: %{as}. Delivery %{trip} says: %{noted}.',
  panel_ledger_is_not_paid_delivery:
    '%{amount} via %{provider} paid for delivery %{trip}, but the delivery does not show it.',
  panel_ledger_is_doubled_delivery: 'It paid for its delivery and was also credited to a wallet.',
  panel_ledger_place_booking_delivery: 'with the delivery',
  panel_lab_text_delivery:
    'Draft a tariff and see what past deliveries would have cost under it before it goes live. Deliveries are repriced using the distance and time they were billed for. Nothing changes until you apply a draft.',
  panel_lab_compare_delivery: 'Compare with past deliveries',
  panel_lab_found_delivery: 'Paid deliveries that ended from %{from} to %{to}',
  panel_lab_no_trips_delivery: 'No paid delivery of this car type ended in this period.',

  // The settings
  panel_set_otp_secure_delivery: 'Start deliveries with an OTP',
  panel_set_contact_minutes_delivery: 'Contact after a delivery (minutes)',
  panel_set_max_open_bookings_delivery: 'Open bookings per customer',
  panel_set_rider_withdraw_delivery: 'Customers can withdraw',
  panel_set_negative_balance_delivery: 'Drivers with a negative balance get deliveries',
  panel_help_otp_secure_delivery:
    'The customer gives the driver a five-digit code before the delivery starts.',
  panel_help_contact_minutes_delivery:
    'How long after a delivery the driver and customer can still call and message each other. After that, they only see first names.',
  panel_help_max_open_bookings_delivery:
    'How many unfinished deliveries a customer can have at a time, including scheduled ones.',
  panel_help_max_cancellations_delivery:
    'A customer or driver who cancels this many deliveries within an hour has to wait before the next one.',
  panel_help_rider_withdraw_delivery: 'Customers can ask for the money in their wallet to be paid out.',
  panel_help_bonus_delivery:
    'Both users get it as bonus money after the first paid delivery of a referred user with a verified phone. It pays convenience fees and cannot be withdrawn.',
  panel_help_pickup_image_delivery: 'The driver takes a picture of the parcel before the delivery starts.',
  panel_help_deliver_image_delivery: 'The driver takes a picture of the parcel before the delivery ends.',
  trip_book_return_delivery: 'Send the other way',
  receipt_not_yet_delivery: 'The receipt is here once the delivery is paid.',
  notice_tip_body_delivery: 'A customer gave you a tip.',
  panel_alert_trip_delivery: 'Delivery',
  panel_alert_call_rider_delivery: 'Call the customer',
  panel_alert_call_driver_delivery: 'Call the courier',
  panel_alerts_open_delivery: 'Alerts of this delivery',
  panel_desk_alert_ahead_delivery: 'No courier ahead',
  notice_emergency_title_delivery: 'Emergency during a delivery',
  panel_set_alert_late_delivery: 'Customer waits for a courier (minutes)',
  panel_help_alert_late_delivery:
    'Alert when a customer still has no courier this long after the time of the delivery. 0 turns it off.',
  panel_help_alert_pickup_delivery:
    'Alert when the courier is not at the pickup this long after the time of the delivery. 0 turns it off.',
  panel_set_alert_ahead_delivery: 'Scheduled delivery without a courier (minutes)',
  panel_help_alert_ahead_delivery:
    'Alert this long before a scheduled delivery that has no courier. 0 turns it off.',
  panel_set_alert_still_delivery: 'Courier not moving (minutes)',
  panel_help_alert_still_delivery:
    'Alert when a courier on a delivery stays at one place this long. 0 turns it off.',
  panel_help_alert_stale_delivery:
    'Alert when the courier’s device reports no position for this long. 0 turns it off.',
  panel_help_alert_off_route_delivery:
    'Alert when a running delivery is farther from its route than this. 0 turns it off.',
  panel_set_alert_payment_delivery: 'Not paid after the delivery (minutes)',
  panel_help_alert_payment_delivery:
    'Alert when a delivery is still not paid this long after its end. 0 turns it off.',
  webhook_alert_opened_delivery: 'Alert: something is wrong with a delivery',
  panel_driver_states_delivery: 'Couriers by state',
  panel_block_after_delivery: 'Block after this delivery',
  panel_block_not_after_delivery: 'Do not block after this delivery',
  panel_block_planned_delivery: 'Will be blocked after this delivery',
  panel_block_aboard_delivery:
    '%{name} is on a delivery. A blocked courier is signed out, and the delivery stays open. Block the courier anyway?',
  panel_caller_trips_delivery: 'Latest deliveries',
  conversation_hint_delivery: 'Ask us anything about your deliveries or your account.',
  lost_item_reported_delivery: 'You have already reported a lost item for this delivery.',
  panel_help_lost_item_days_delivery:
    'For how many days after a delivery its customer can report a lost item; 0 turns it off.',
  console_lost_title_delivery: 'The customer left something in the car',
  notice_lost_item_body_delivery: 'A customer left something in your car. Please look for it and answer.',
  conversation_gone_delivery: 'This was about a delivery that another driver has now.',
  panel_write_rider_delivery: 'Message customer',
  // The replay of shifts
  panel_shift_text_delivery:
    'See again where drivers were, which deliveries waited, and who was asked. Beside it, compute what other settings of dispatch would have changed.',
  panel_shift_state_busy_delivery: 'On a delivery',
  panel_shift_count_busy_delivery: 'On a delivery: %{count}',
  panel_shift_count_waiting_delivery: 'Waiting deliveries: %{count}',
  panel_shift_none_waiting_delivery: 'No delivery waits for a driver at this moment.',
  panel_shift_unserved_delivery: 'Deliveries not served: %{count}',
  panel_shift_served_of_delivery: '%{served} of %{total} deliveries were served.',
  panel_shift_trip_delivery: 'Delivery',
  panel_shift_cut_delivery: 'There were more drivers or deliveries than are shown.',
  panel_whatif_more_delivery:
    '%{count} more delivery would have been served. |||| %{count} more deliveries would have been served.',
  panel_whatif_fewer_delivery:
    '%{count} delivery less would have been served. |||| %{count} fewer deliveries would have been served.',
  panel_whatif_same_delivery: 'as many deliveries would have been served.',
  panel_whatif_range_delivery:
    'Between %{lowest} and %{highest} in %{runs} runs over %{trips} deliveries: chance decides who answers.',
  panel_whatif_served_delivery: 'Served deliveries',
  panel_whatif_agreement_delivery:
    'With the settings of that time, the model is right about %{percent} of the deliveries.',
} as const;
