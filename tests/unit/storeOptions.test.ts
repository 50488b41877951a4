import { storeOptionsError } from '../../src/services/adapters/records/storeOptions.js'

const account = { projectId: 'clinic' }

test.each([
  [{ file: 'a.sqlite' }, undefined],
  [{ file: 'a.sqlite', cacheBytes: 1_048_576 }, undefined],
  [{ projectId: 'clinic' }, undefined],
  [{ projectId: 'clinic', serviceAccount: account }, undefined],
  [{ projectId: 'clinic', emulatorHost: 'localhost:8080' }, undefined],
  [
    { file: 'a.sqlite', cacheBytes: 1_048_575 },
    'The cache of the records holds a whole number of bytes, at least 1048576.',
  ],
  [
    { projectId: 'clinic', cacheBytes: 1000 },
    'The cache of the records holds a whole number of bytes, at least 1048576.',
  ],
  [
    { file: 'a.sqlite', cacheBytes: 2_000_000.5 },
    'The cache of the records holds a whole number of bytes, at least 1048576.',
  ],
  [
    { projectId: 'clinic', cacheBytes: 2_000_000 },
    'Firestore keeps no cache on a server: give no size for one.',
  ],
  [
    { file: 'a.sqlite', projectId: 'clinic' },
    'Records are kept in a file or in a Firestore project, not in both.',
  ],
  [{}, 'Neither a file nor a Firestore project is given to keep records in.'],
  [
    { file: 'a.sqlite', serviceAccount: account },
    'A service account is given without the Firestore project it is for.',
  ],
  [
    { projectId: 'other', serviceAccount: account },
    'The service account belongs to another project than the one given.',
  ],
  [
    { projectId: 'clinic', serviceAccount: account, emulatorHost: 'localhost:8080' },
    'A Firestore emulator takes no service account: give one or the other.',
  ],
  [
    { file: 'a.sqlite', emulatorHost: 'localhost:8080' },
    'A Firestore emulator is given, but the records are kept in a file.',
  ],
])('a store opened with %j: %s', (options, sentence) => {
  expect(storeOptionsError(options)).toBe(sentence)
})
