import { rmSync } from 'node:fs'
import { testProject } from './testProject.ts'

export default function removeTestProject(): void {
  rmSync(testProject, { recursive: true, force: true })
}
