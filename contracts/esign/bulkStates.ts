import { type Choice, choice } from '../platform/choice.ts'

/** `ready`: its rows are checked, and nothing is sent yet. `stopped`: by a person, or because something has to be put right first; it can go on. */
export const bulkSendStates = ['ready', 'running', 'stopped', 'done'] as const
export type BulkSendState = (typeof bulkSendStates)[number]

export const bulkSendStateChoices: Record<BulkSendState, Choice> = {
  ready: choice('Checked, not sent', 'जाँचा, अभी नहीं भेजा'),
  running: choice('Being sent', 'भेजा जा रहा है', 'info'),
  stopped: choice('Stopped', 'रुका हुआ', 'warning'),
  done: choice('Finished', 'पूरा', 'success'),
}

/** `problem`: refused before anything was sent, and never sent. `failed`: it could not be sent when its turn came; it can be tried again. */
export const bulkRowStates = ['problem', 'ready', 'sent', 'failed'] as const
export type BulkRowState = (typeof bulkRowStates)[number]

export const bulkRowStateChoices: Record<BulkRowState, Choice> = {
  problem: choice('Left out', 'छोड़ी गई', 'danger'),
  ready: choice('Not sent yet', 'अभी नहीं भेजी'),
  sent: choice('Sent', 'भेजी', 'success'),
  failed: choice('Not sent', 'नहीं भेजी जा सकी', 'danger'),
}
