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

/** Packages published only as ES modules, and their dependencies: compiled because Jest loads CommonJS. */
const modules =
  'file-type|p-queue|strtok3|token-types|@tokenizer|@borewit|uint8array-extras|puppeteer-core|@puppeteer|chromium-bidi|modern-tar|@otplib|@scure|@noble|jose|client-zip|syllable|age-encryption'

/** Runs tests from the sources, without a build. @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/tests/support/plainGlobals.mjs',
  // Exceeds the duration of every test on a busy machine.
  testTimeout: 180_000,
  // Two workers per core, because tests wait for browsers and servers half of the time.
  maxWorkers: availableParallelism() * 2,
  // Replaces a worker whose finished test files fill its memory: saves 5 % of processor time in garbage collection.
  workerIdleMemoryLimit: '700MB',
  globalSetup: '<rootDir>/tests/support/site/createTestProject.ts',
  globalTeardown: '<rootDir>/tests/support/site/removeTestProject.ts',
  testSequencer: '<rootDir>/tests/support/longestFirst.mjs',
  testMatch: ['<rootDir>/tests/**/*.test.ts', '<rootDir>/tests/**/*.test.tsx'],
  // Need the packages of their own package.json: `npm run test:firebase`.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/firebase/'],
  // These folders contain copies of package.json, which Jest would report as a naming collision.
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/var/',
    '<rootDir>/tests/firebase/node_modules/',
  ],
  moduleNameMapper: {
    '^playwright$': '<rootDir>/tests/support/browser/playwright.cjs',
    // React's production build: its development build takes twice as long to render a page.
    // `tests/e2e/contact/hydration.test.ts` checks the warnings of the development build in a browser.
    '^(\\./cjs/react(?!-is).*)\\.development\\.js$': '$1.production.js',
    // Sources import each other by their built names, with `.js`.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': compile,
    [`/node_modules/(${modules})/.+\\.js$`]: compile,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules})/)`],
}
