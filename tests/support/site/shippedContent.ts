import { join } from 'node:path'
import { contentFolder, loadDocuments } from '../../../src/services/content/loadContent.js'

/** The documents that the site ships, except the clinic's data, and its content. */
export const shipped = loadDocuments(join(__dirname, '../../..', contentFolder))

export const shippedContent = shipped.content

export const { exams, jobs, finder, phrases, pictures } = shippedContent
