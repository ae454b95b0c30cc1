# One image for API nodes and workers; ROLE selects which one runs.
# Neither the tests nor CI build it: try it before you rely on it.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
# No package needs its install script. The stamp says that the installation is complete, so that the build does not repeat it.
RUN npm ci --ignore-scripts && node scripts/run.mjs stamp
COPY . .
# The native runtime for reading brings its libraries for every platform.
RUN node scripts/run.mjs build && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/onnxruntime-node/bin/napi-v6/darwin node_modules/onnxruntime-node/bin/napi-v6/win32

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
EXPOSE 3000
# Slim images have no curl.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=768", "--enable-source-maps", "dist/server/main.js"]
