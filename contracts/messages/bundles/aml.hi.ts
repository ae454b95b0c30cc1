/** The texts of screenings as work: the queue, assignments, comments and the history. */
export { amlWork } from '../hi/amlWork.ts'
