/** French texts of the live desk, and of what dispatchers decide about drivers. */
export const deskTexts = {
  notice_recalled_title: 'Une course vous a été retirée',
  notice_recalled_body:
    'La centrale a confié cette course à un autre chauffeur. Vous êtes libre pour la suivante.',
  notice_other_driver_title: 'Vous aurez un autre chauffeur',
  notice_other_driver_body: 'La centrale cherche un autre chauffeur pour votre course.',
  panel_dispatch_recalled: 'Retirée',
  panel_dispatch_asked: 'Sollicité',
  panel_dispatch_accepted: 'Acceptée',
  panel_dispatch_by: 'par %{name}',
  panel_driver_asked: '%{name} a été sollicité',
  panel_trip_recalled: 'La course a été retirée',
  panel_reassign_driver: 'Changer de chauffeur',
  panel_recall_driver: 'Retirer',
  panel_swap_question: 'La course est retirée à %{name} et proposée au chauffeur que vous choisissez.',
  panel_recall_question: 'Retirer la course à %{name} ? D’autres chauffeurs seront ensuite sollicités.',
  panel_minutes: '%{count} min',
  panel_trips_today: 'Courses aujourd’hui : %{count}',
  panel_rated: 'Note %{rating}',
  panel_asked_seconds: 'Sollicité : %{name}, encore %{seconds} s',
  panel_asked: 'Sollicité : %{name}',
  panel_asked_more: 'Sollicité : %{name} et %{count} autres',
};
