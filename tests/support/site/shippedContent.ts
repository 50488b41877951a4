import { join } from 'node:path'
import { contentFolder, loadDocuments } from '../../../src/services/content/loadContent.js'
import { testProject } from './testProject.js'

/** The shipped texts with the facts and openings of the test clinic, every exam offered. */
export const shipped = loadDocuments(join(testProject, contentFolder))

export const shippedContent = shipped.content

export const { exams, jobs, finder, phrases, pictures } = shippedContent
