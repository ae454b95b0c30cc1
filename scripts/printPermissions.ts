import { writeFileSync } from 'node:fs'
import { permissionMatrix } from './docs/permissionMatrix.ts'

writeFileSync(new URL('../docs/permissions.md', import.meta.url), permissionMatrix())
