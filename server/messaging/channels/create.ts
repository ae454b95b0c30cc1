import type { Config } from '../../platform/config/config.ts'
import type { Jobs } from '../../platform/jobs/boss.ts'
import type { Channels } from '../../platform/ports/channels.ts'
import type { Vault } from '../../platform/vault.ts'
import { queuedChannels } from './delivery.ts'
import { sandboxChannels } from './sandbox.ts'

/** The channels that the configuration names. */
export const createChannels = (config: Config, vault: Vault, jobs: Jobs): Channels =>
  config.CHANNELS === 'smtp' ? queuedChannels(config, vault, jobs) : sandboxChannels(vault)
