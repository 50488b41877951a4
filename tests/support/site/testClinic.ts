import { join } from 'node:path'
import { readClinic } from '../../../src/services/clinic/readClinic.js'
import { testProject } from './testProject.js'

export const testClinicFile = join(testProject, 'src/content/clinic.json')

export const testClinic = readClinic(testClinicFile)
