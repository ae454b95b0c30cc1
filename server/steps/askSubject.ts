import type { StepRunner } from '../cases/runners.ts'

/** The person whom the case is about answers on the page of the case's link. */
export const askSubject: StepRunner['begin'] = async () => ({ type: 'asked' })
