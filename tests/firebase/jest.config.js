import site from '../../jest.config.js'

/** The tests of this folder, which need its packages: `npm run test:firebase`. @type {import('jest').Config} */
export default {
  ...site,
  rootDir: '../..',
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
  testMatch: ['<rootDir>/tests/firebase/**/*.test.ts'],
}
