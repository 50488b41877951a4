import type { Procedure } from '../services/content/schemas/exam.js'
import type { Text } from './localized.js'

/*
 * The way from the street to the room, as the drawing `route` shows it: a plan of the sample clinic.
 * The digits of the drawing count these stops.
 */

/** By the front steps, from the bus; or without a step, from the parking. */
export type RouteStart = 'steps' | 'stepFree'

const arrivals: Readonly<Record<RouteStart, readonly Text[]>> = {
  steps: [
    { fr: 'Arrêt d’autobus De l’Estran', en: 'De l’Estran bus stop' },
    { fr: 'Entrée, trois marches', en: 'Entrance, three steps' },
  ],
  stepFree: [
    { fr: 'Stationnement, par la rue du Versant', en: 'Parking, from rue du Versant' },
    { fr: 'Rampe et porte automatique', en: 'Ramp and automatic door' },
  ],
}

const inside: readonly Text[] = [
  { fr: 'Ascenseur', en: 'Elevator' },
  { fr: 'Accueil, bureau 200', en: 'Front desk, Suite 200' },
]

const changingRoom: Text = {
  fr: 'Vestiaire, si l’examen le demande',
  en: 'Changing room, if your exam calls for it',
}

const rooms: Readonly<Record<Procedure, readonly Text[]>> = {
  ultrasound: [changingRoom, { fr: 'Salle d’échographie', en: 'Ultrasound room' }],
  mri: [changingRoom, { fr: 'Salle d’IRM', en: 'MRI room' }],
  treatment: [{ fr: 'Salle d’infiltration', en: 'Treatment room' }],
}

/** The stops from the street to the room, in order. */
export const routeStops = (procedure: Procedure, start: RouteStart): readonly Text[] => [
  ...arrivals[start],
  ...inside,
  ...rooms[procedure],
]
