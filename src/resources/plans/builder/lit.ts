import { createContext } from 'react'
import type { StepStatus } from '../../../../contracts/cases/states.ts'

/** By step, what became of it in the rehearsal that is shown; empty without one. */
export const LitContext = createContext<ReadonlyMap<string, StepStatus>>(new Map())
