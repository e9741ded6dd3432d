import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The console by itself (src/sites/console): nothing that it needs can end up in what travellers load. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    manifest: ".vite/console.json",
    target: "es2023",
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    assetsDir: "console/assets",
    emptyOutDir: false,
    copyPublicDir: false,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: isSsrBuild ? {} : { input: "src/sites/console/browser.ts" },
  },
  ssr: { noExternal: true, external: ["react", "react-dom", "react-router"] },
}));
