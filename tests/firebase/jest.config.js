import site from '../../jest.config.js'

/** Configures the tests of this folder, run by `npm run test:firebase`. @type {import('jest').Config} */
export default {
  ...site,
  rootDir: '../..',
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
  testMatch: ['<rootDir>/tests/firebase/**/*.test.ts'],
}
