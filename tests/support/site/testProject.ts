/**
 * Folder of a project with the content of the test clinic, so that edits of the shipped facts, offers and
 * openings break no test. `createTestProject.ts` writes it before the tests.
 */
export const testProject = process.env['TEST_PROJECT'] ?? ''
