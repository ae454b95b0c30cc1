import type { TestProject } from 'vitest/node'
import { type DatabaseTemplate, makeTemplate } from './databaseTemplate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

/** Once per project and run: a migrated database for every test file to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const backend = project.config.env?.TEST_BACKEND ?? process.env.TEST_BACKEND
  const { template, drop } = await makeTemplate(backend === 'postgres' ? 'postgres' : 'pglite')
  project.provide('databaseTemplate', template)
  return drop
}
