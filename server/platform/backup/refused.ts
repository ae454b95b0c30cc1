/** A backup that is not restored: foreign, incomplete, altered or of another key. The message is addressed to the user. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** A target or a machine that cannot take a backup or a restore now. The message is addressed to the user. */
export class BackupFailed extends Error {
  override name = 'BackupFailed'
}
