import { join } from 'node:path'
import { contentFolder, loadDocuments } from '../../../src/services/content/loadContent.js'

export const shipped = loadDocuments(join(__dirname, '../../..', contentFolder))

export const shippedContent = shipped.content

export const { exams, jobs, finder, phrases, pictures } = shippedContent
