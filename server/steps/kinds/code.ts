import type { StepRunner } from '../../cases/runners.ts'
import { askSubject } from '../askSubject.ts'

/** A code to the person's phone or e-mail, which the person enters on the page of the case. */
export const code: StepRunner = { begin: askSubject }
