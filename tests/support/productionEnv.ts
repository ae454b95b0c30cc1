/** A complete configuration for production; nothing outside is asked before it is needed. */
export const productionEnv = {
  APP_MODE: 'production',
  SECRET_KEY: 'a production secret of 32 characters and more',
  CLIENT_TOKEN: 'satyapan-web',
  SOURCE: 'http',
  SOURCE_URL: 'https://source.test',
  SOURCE_KEY: 'key',
  CHANNELS: 'smtp',
  SMTP_URL: 'smtps://mail.test',
  SMTP_FROM: 'no-reply@satyapan.test',
  PUBLIC_URL: 'https://satyapan.test',
}
