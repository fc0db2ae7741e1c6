/** French texts for riders before, during and after a trip. */
export const tripTexts = {
  trip_eta_pickup: 'À %{duration}',
  trip_eta_drop: 'Arrivée dans %{duration}, à %{time}',
  trip_plate: 'Plaque d’immatriculation',
  trip_note: 'Note pour le chauffeur',
  trip_note_hint: 'Par exemple : à l’entrée latérale, avec une poussette.',
  trip_upcoming_trips: 'Trajets à venir',
  trip_share: 'Partager le trajet',
  trip_share_text:
    'Toute personne qui a ce lien voit votre voiture, sa position et son heure d’arrivée jusqu’à la fin du trajet.',
  trip_share_link: 'Lien vers votre trajet',
  trip_share_copy: 'Copier le lien',
  trip_share_send: 'Envoyer le lien',
  trip_share_copied: 'Lien copié.',
  trip_share_stop: 'Arrêter le partage',
  trip_share_stopped: 'Le lien ne fonctionne plus.',
  trip_share_message: 'Suivez mon trajet avec %{app} :',
  shared_trip_title: 'Trajet partagé',
  shared_trip_waiting:
    'Pas encore de chauffeur. La voiture apparaîtra ici dès qu’un chauffeur sera en route.',
  shared_trip_coming: '%{driver} est en route vers le point de départ',
  shared_trip_arrived: '%{driver} attend au point de départ',
  shared_trip_riding: 'En route vers la destination',
  shared_trip_ended: 'Ce trajet est terminé',
  shared_trip_ended_text: 'Il n’y a plus rien à suivre.',
  shared_trip_unknown: 'Ce lien ne fonctionne pas',
  shared_trip_unknown_text:
    'Il est peut-être incomplet, ou le partage a été arrêté. Demandez un nouveau lien.',
  wallet_see_trip: 'Voir le trajet',
  trip_payment_method: 'Moyen de paiement',
};
