/** Project with the content of the test clinic, so that edits of the shipped content break no test. */
export const testProject = process.env['TEST_PROJECT'] ?? ''
