// A preload that fails: the page loads without its API, and the application is told.
const fs = require('node:fs');

module.exports = fs;
