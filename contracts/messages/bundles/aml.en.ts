/** The texts of screenings as work: the queue, assignments, comments and the history. */
export { amlWork } from '../en/amlWork.ts'
