import { join } from 'node:path'
import { contentFolder, loadContent } from '../../../src/services/content/loadContent.js'

/** The content that the site ships. */
export const shippedContent = loadContent(join(__dirname, '../../..', contentFolder))

export const { exams, jobs, finder, phrases, pictures } = shippedContent
