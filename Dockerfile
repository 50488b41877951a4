# syntax=docker/dockerfile:1

# Build stage: the image contains only the files that the second stage copies.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /site
# Owned by root: the site cannot change its own code.
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/dist ./dist
COPY --from=build /site/locales ./locales
COPY --from=build /site/public ./public
COPY --from=build /site/src/content ./src/content
# Loaded before each command of package.json.
COPY --from=build /site/scripts/beforeCommand.mjs ./scripts/beforeCommand.mjs
# A new volume gets the owner of the folder that it is mounted on.
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144 DATA_DIR=/data PORT=3000
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "dist/server.js"]
