import { relative, sep } from 'node:path'
import Sequencer from '@jest/test-sequencer'

/** Seconds of the slowest test files, from one run; only the order matters. */
const expected = {
  'tests/e2e/pages/phone.test.ts': 100,
  'tests/e2e/pages/desk.test.ts': 100,
  'tests/e2e/operations/failures.test.ts': 110,
  'tests/e2e/operations/faultInjection.test.ts': 90,
  'tests/e2e/operations/move.test.ts': 85,
  'tests/e2e/operations/dev.test.ts': 80,
  'tests/e2e/navigation/navigation.test.ts': 70,
  'tests/e2e/firefox/tour.test.ts': 65,
  'tests/integration/stores/firestoreStores.test.ts': 80,
  'tests/integration/staff/firestoreStaff.test.ts': 30,
  'tests/integration/images/imagesLikeIpx.test.ts': 60,
  'tests/e2e/operations/backup.test.ts': 50,
  'tests/integration/staff/signIn/signIn.test.ts': 45,
  'tests/integration/pages/nuChecker.test.ts': 30,
  // This test waits ten seconds for another process.
  'tests/integration/careers/applicationUploads.test.ts': 20,
}

/** Estimates for other files: browser tests are slow. */
const usual = { browser: 40, other: 5 }

/** @param {Parameters<Sequencer['sort']>[0][number]} test */
const secondsOf = ({ path, context }) => {
  const name = relative(context.config.rootDir, path).replaceAll(sep, '/')
  return expected[name] ?? (name.startsWith('tests/e2e/') ? usual.browser : usual.other)
}

/** Starts the slowest test files first, as Jest does only with cached durations. */
export default class LongestFirst extends Sequencer {
  /** @param {Parameters<Sequencer['sort']>[0]} tests */
  sort(tests) {
    const sorted = super.sort.call(this, tests)
    const isRemembered = sorted.every(({ duration }) => duration !== undefined)
    if (isRemembered) return sorted
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one))
  }
}
