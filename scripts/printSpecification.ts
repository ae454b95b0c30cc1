import { writeFileSync } from 'node:fs'
import { specificationDocument } from '../tests/support/specification/document.ts'

writeFileSync(new URL('../docs/specification.md', import.meta.url), specificationDocument())
