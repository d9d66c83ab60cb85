# The same Node as the `node` package in package.json.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/steps.mjs scripts/
# What was installed stays while only the source changes.
RUN --mount=type=cache,target=/root/.npm \
    node --eval "import('./scripts/steps.mjs').then((steps) => steps.ensureInstalled())"
COPY . .
RUN node scripts/build.mjs
# The base brings Node itself.
RUN npm prune --omit=dev && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin

FROM node:24.21.0-bookworm-slim
# Where a container's ports are forwarded to, a connection from anywhere can look like one from this machine.
ENV NODE_ENV=production DATA_DIR=/data DEMO_SIGN_IN_CODE=always
WORKDIR /site
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/server/platform/database/migrations server/platform/database/migrations
COPY --from=build /site/demo demo
# By number, so that an orchestrator can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Words after the image's name are a command, as in `desk help`.
ENTRYPOINT ["node", "build/server/main.js"]
