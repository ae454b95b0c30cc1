import { writeFileSync } from 'node:fs'
import { cssText } from './cssText.ts'

writeFileSync(new URL('./tokens.css', import.meta.url), cssText())
