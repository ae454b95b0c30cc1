import type { Config } from '../config.ts'
import type { Jobs } from '../jobs/boss.ts'
import type { Vault } from '../vault.ts'
import { realChannels } from './delivery.ts'
import type { Channels } from './index.ts'
import { sandboxChannels } from './sandbox.ts'

/** The channels that the configuration names. */
export const createChannels = (config: Config, vault: Vault, jobs: Jobs): Channels =>
  config.CHANNELS === 'smtp' ? realChannels(config, vault, jobs) : sandboxChannels(vault)
