import { describeWithFirefox } from '../../support/browser/firefox.js'
import { firefoxTour } from '../../support/browser/firefoxTour.js'
import { navigationEngines } from '../../support/browser/navigationEngines.js'
import { formJourneys } from './formJourneys.js'
import { navigationJourney } from './navigationJourney.js'
import { scriptJourney } from './scriptJourney.js'
import { siteJourneys } from './siteJourneys.js'

describeWithFirefox('Firefox', () => {
  const tour = firefoxTour()
  siteJourneys(tour)
  formJourneys(tour)
  scriptJourney(tour)
  describe.each(navigationEngines)('navigation with the %s', (engine) =>
    navigationJourney(tour, engine),
  )
})
