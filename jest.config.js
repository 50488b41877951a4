import { availableParallelism } from 'node:os'

const compile = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: 'commonjs' },
  },
]

/** Packages that come as ES modules alone, with theirs. */
const modules =
  'file-type|p-queue|strtok3|token-types|@tokenizer|@borewit|uint8array-extras|puppeteer-core|@puppeteer|chromium-bidi|modern-tar|@otplib|@scure|@noble|jose|client-zip|syllable|age-encryption'

/** Tests run from the sources: nothing has to be built first. @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/tests/support/plainGlobals.mjs',
  // Generous: tests wait for states, and the machine may do much else.
  testTimeout: 180_000,
  // Tests wait for browsers and servers half of their time: four on two cores keep both busy.
  maxWorkers: availableParallelism() * 2,
  globalSetup: '<rootDir>/tests/support/site/createTestProject.ts',
  globalTeardown: '<rootDir>/tests/support/site/removeTestProject.ts',
  testSequencer: '<rootDir>/tests/support/longestFirst.mjs',
  testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
  // Have packages of their own: npm run test:firebase.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/firebase/'],
  // The build's copies of package files would be taken for a second project.
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/var/',
    '<rootDir>/tests/firebase/node_modules/',
  ],
  moduleNameMapper: {
    '^playwright$': '<rootDir>/tests/support/browser/playwright.cjs',
    // React as it ships: the build that warns developers takes twice as long to render a page. Its
    // warnings are heard in a browser, in `tests/e2e/contact/hydration.test.ts`.
    '^(\\./cjs/react(?!-is).*)\\.development\\.js$': '$1.production.js',
    // Sources import each other by the names they have once built.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': compile,
    [`/node_modules/(${modules})/.+\\.js$`]: compile,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
}
