#!/usr/bin/python3
"""A desktop launcher: a native window around the launcher build, with the bridge offered by the host itself.

WebKitGTK through GObject introspection; see ../README.md for what it promises and how it is run.
"""

import argparse
import json
import pathlib
import shlex
import subprocess
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("JavaScriptCore", "4.1")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, JavaScriptCore, WebKit2  # noqa: E402

FOLDER = pathlib.Path(__file__).parent
SIZE = (1280, 800)
POPUP_SIZE = (1086, 560)
# Seconds; the page waits five for an answer.
SESSION_TIMEOUT = 4
TITLE_LENGTH = 300
NAME_LENGTH = 100
EMPTY = "about:blank"


def is_name(value):
    return isinstance(value, str) and 0 < len(value) <= NAME_LENGTH


def is_count(value):
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 1_000_000


def is_article(value):
    return (
        isinstance(value, dict)
        and set(value) == {"gameCode", "boardAlias", "articleId", "title"}
        and all(is_name(value[name]) for name in ("gameCode", "boardAlias", "articleId"))
        and isinstance(value["title"], str)
        and len(value["title"]) <= TITLE_LENGTH
    )


# Every method of the bridge, by what each of its arguments must be.
METHODS = {
    "onReady": (),
    "getIsInternetCafe": (),
    "getIsCBTInternetCafe": (),
    "turnOff": (),
    "refresh": (),
    "setNotifyCount": (is_count,),
    "goToNGP": (is_name,),
    "goToTALK": (),
    "isShowTutorial": (),
    "showNPLogin": (),
    "sendRecentArticleInfo": (is_article,),
    "goToMyGames": (),
    "openSettingView": (),
}

# What stands in the header of the window: its icon, its words, the command it gives.
MENU = (
    ("go-home-symbolic", "Games", "goTo", ("/index",)),
    ("folder-download-symbolic", "Store", "goTo", ("/main",)),
    ("mail-unread-symbolic", "Notifications", "goTo", ("/notification",)),
    ("view-refresh-symbolic", "Refresh", "onRefresh", ()),
    ("system-log-out-symbolic", "Sign out", "logout", ()),
)


class Refusal(Exception):
    """A call that is not carried out; its words go back to the page."""


def origin_of(address):
    """The origin of a web address; None for every other address."""
    parts = urllib.parse.urlsplit(address or "")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2].lower()}"


class Host:
    def __init__(self, options):
        self.options = options
        self.origin = origin_of(options.address)
        self.publisher = origin_of(options.publisher)
        if self.origin is None or self.publisher is None:
            raise SystemExit("--address and --publisher are web addresses")
        # Where the main frame may go: the bundle, and the publisher's own pages, which payments are on.
        self.main_origins = {self.origin, self.publisher}
        # What may be framed beside them.
        self.frame_origins = {origin_of(address) for address in options.frame}
        self.committed = None
        self.is_ready = False
        self.waiting = []
        self.recent_articles = []
        self.signposts = set()
        self.settings = self._settings()
        self.context = self._context()
        self.view = self._bridged_view()
        self.status = Gtk.Label(xalign=0, margin=6)
        self.header = Gtk.HeaderBar(title="Purple", show_close_button=True)
        self.window = self._window()
        self.sign_in = None

    # What the window is made of

    def _settings(self):
        devtools = self.options.devtools
        return WebKit2.Settings(
            enable_developer_extras=devtools,
            enable_write_console_messages_to_stdout=False,
            allow_file_access_from_file_urls=False,
            allow_universal_access_from_file_urls=False,
            allow_modal_dialogs=False,
            javascript_can_access_clipboard=False,
            javascript_can_open_windows_automatically=False,
            enable_media_stream=False,
            enable_webrtc=False,
            hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER
            if self.options.software
            else WebKit2.HardwareAccelerationPolicy.ON_DEMAND,
        )

    def _context(self):
        if self.options.profile is None:
            context = WebKit2.WebContext.new_ephemeral()
        else:
            folder = str(pathlib.Path(self.options.profile).resolve())
            data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=f"{folder}/cache")
            context = WebKit2.WebContext(website_data_manager=data)
            context.get_cookie_manager().set_persistent_storage(
                f"{folder}/cookies.sqlite", WebKit2.CookiePersistentStorage.SQLITE
            )
        context.set_sandbox_enabled(self.options.sandbox)
        context.connect("download-started", lambda _, download: download.cancel())
        return context

    def _bridged_view(self):
        manager = WebKit2.UserContentManager()
        world = "launcher-host"
        known = {"ORIGIN": self.origin, "METHODS": list(METHODS)}
        for name, in_world in (("launcher-relay.js", world), ("launcher-bridge.js", None)):
            source = (FOLDER / name).read_text("utf8")
            constants = "".join(f"const {key} = {json.dumps(value)};" for key, value in known.items())
            script = (
                f"{{{constants}{source}}}",
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
            )
            manager.add_script(
                WebKit2.UserScript.new(*script, None, None)
                if in_world is None
                else WebKit2.UserScript.new_for_world(*script, in_world, None, None)
            )
        manager.register_script_message_handler_with_reply("launcher", world)
        manager.connect("script-message-with-reply-received::launcher", self._on_call)
        view = WebKit2.WebView(web_context=self.context, user_content_manager=manager, settings=self.settings)
        self._guard(view, self.main_origins)
        view.connect("create", self._on_create)
        view.connect("load-changed", self._on_load)
        view.connect("load-failed", self._on_load_failed)
        view.connect("web-process-terminated", lambda *_: view.reload())
        return view

    def _window(self):
        window = Gtk.Window(default_width=SIZE[0], default_height=SIZE[1])
        for icon, words, command, command_input in MENU:
            button = Gtk.Button.new_from_icon_name(icon, Gtk.IconSize.BUTTON)
            button.set_tooltip_text(words)
            button.get_accessible().set_name(words)
            button.connect("clicked", lambda _, name, arguments: self.give(name, arguments), command, command_input)
            self.header.pack_start(button)
        window.set_titlebar(self.header)
        box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        box.pack_start(self.view, True, True, 0)
        box.pack_start(self.status, False, False, 0)
        window.add(box)
        window.connect("destroy", lambda _: Gtk.main_quit())
        window.connect("notify::is-active", self._on_active)
        return window

    def _guard(self, view, main_origins):
        """What holds for every view, whatever is shown in it."""
        view.connect("decide-policy", self._on_decide, main_origins)
        view.connect("permission-request", self._on_permission)
        view.connect("authenticate", lambda _, request: (request.cancel(), True)[1])
        view.connect("context-menu", lambda *_: not self.options.devtools)
        view.connect("enter-fullscreen", lambda _: False)
        view.connect("print", lambda *_: True)

    # Where pages may go

    def _on_decide(self, view, decision, kind, main_origins):
        types = WebKit2.PolicyDecisionType
        if kind == types.RESPONSE:
            origin = origin_of(decision.get_request().get_uri())
            is_main = decision.is_main_frame_main_resource()
            if is_main and origin not in main_origins:
                return self._refuse(decision, "navigation", decision.get_request().get_uri())
            if not decision.is_mime_type_supported():
                return self._refuse(decision, "download", decision.get_request().get_uri())
            return False
        action = decision.get_navigation_action()
        address = action.get_request().get_uri()
        if kind == types.NEW_WINDOW_ACTION:
            # Windows of the bundle go on to `create`; a foreign address becomes no window of the host.
            if origin_of(address) in main_origins:
                return False
            if address == EMPTY and action.is_user_gesture():
                return False
            self._open_outside(address, action.is_user_gesture())
            decision.ignore()
            return True
        origin = origin_of(address)
        if origin in main_origins:
            return False
        if view in self.signposts and origin is not None:
            decision.ignore()
            self.signposts.discard(view)
            self._open_outside(address, True)
            return True
        is_link = action.get_navigation_type() == WebKit2.NavigationType.LINK_CLICKED
        if is_link and origin is not None and action.is_user_gesture():
            self._open_outside(address, True)
            decision.ignore()
            return True
        # Of which frame it is, is only known with its answer: that of the main frame is refused then.
        if address in (EMPTY, "about:srcdoc") or origin in self.frame_origins:
            return False
        return self._refuse(decision, "navigation", address)

    def _refuse(self, decision, what, address):
        decision.ignore()
        self._tell("refused", what=what, address=address)
        return True

    def _open_outside(self, address, is_wanted):
        """Hands a web address to the system's browser: never a file, never an address of another program."""
        if origin_of(address) is None or not is_wanted:
            self._tell("refused", what="outside", address=address)
            return
        self._tell("outside", address=address)
        subprocess.Popen([*shlex.split(self.options.browser), address], stdin=subprocess.DEVNULL, start_new_session=True)

    def _on_permission(self, _view, request):
        request.deny()
        self._tell("refused", what="permission", address=type(request).__name__)
        return True

    def _on_create(self, view, action):
        """A window that the bundle opens: coupon, mini game, spotlight. The page hears when it is closed."""
        address = action.get_request().get_uri()
        if address == EMPTY:
            return self._signpost(view)
        if origin_of(address) not in self.main_origins:
            return None
        # It is the bundle as well, and has the bridge with everything else of its opener.
        popup = WebKit2.WebView.new_with_related_view(view)
        self._guard(popup, self.main_origins)
        window = Gtk.Window(transient_for=self.window, default_width=POPUP_SIZE[0], default_height=POPUP_SIZE[1])
        window.add(popup)
        names = []
        popup.connect("load-changed", self._read_popup_name, names)
        popup.connect("ready-to-show", self._show_popup, window)
        popup.connect("close", lambda _: window.destroy())
        window.connect("destroy", lambda _: names and self.give("closePopup", (names[-1],)))
        return popup

    def _signpost(self, view):
        """An empty window, which the page opens for a link that it has to sign in for first. It is never seen: where it is led to
        opens outside."""
        signpost = WebKit2.WebView.new_with_related_view(view)
        self._guard(signpost, set())
        self.signposts.add(signpost)
        signpost.connect("close", self.signposts.discard)
        return signpost

    @staticmethod
    def _read_popup_name(popup, event, names):
        """What the page has called the window: the engine tells it by the window itself only."""

        def read(view, result):
            try:
                name = view.evaluate_javascript_finish(result).to_string()
            except GLib.Error:
                # It was closed at once.
                return
            if is_name(name):
                names.append(name)

        if event == WebKit2.LoadEvent.COMMITTED:
            popup.evaluate_javascript("window.name", -1, None, None, None, read)

    @staticmethod
    def _show_popup(popup, window):
        geometry = popup.get_window_properties().get_geometry()
        if geometry.width > 0 and geometry.height > 0:
            window.set_default_size(geometry.width, geometry.height)
        window.show_all()

    def _on_load(self, view, event):
        if event == WebKit2.LoadEvent.COMMITTED:
            self.committed = origin_of(view.get_uri())
            self.is_ready = False
            self._tell("shown", address=view.get_uri())

    def _on_load_failed(self, _view, _event, address, error):
        # What was refused has failed by intent.
        if not error.matches(WebKit2.policy_error_quark(), WebKit2.PolicyError.FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE):
            self._tell("failed", address=address, reason=error.message)
        return False

    # Calls of the page

    def _on_call(self, _manager, value, reply):
        try:
            method, call_input, is_popup = self._read_call(value)
        except Refusal as refusal:
            self._tell("refused", what="call", address=str(refusal))
            reply.return_error_message(str(refusal))
            return True
        self._tell("call", method=method, input=call_input)
        answer = lambda result: reply.return_value(  # noqa: E731
            JavaScriptCore.Value.new_string(value.get_context(), json.dumps(result))
        )
        if method == "onReady" and not is_popup:
            GLib.idle_add(self._flush)
        if method == "refresh":
            self._renew_session(answer)
        else:
            answer(self._carry_out(method, call_input))
        return True

    def _read_call(self, value):
        if self.committed != self.origin:
            raise Refusal("This page is not the launcher's.")
        if not value.is_string():
            raise Refusal("This is no call.")
        try:
            message = json.loads(value.to_string())
        except ValueError as error:
            raise Refusal("This is no call.") from error
        method = message.get("method") if isinstance(message, dict) else None
        call_input = message.get("input") if isinstance(message, dict) else None
        if not isinstance(method, str) or method not in METHODS or not isinstance(call_input, list):
            raise Refusal("There is no such method.")
        checks = METHODS[method]
        if len(checks) != len(call_input) or not all(check(part) for check, part in zip(checks, call_input)):
            raise Refusal(f"{method} is not called like this.")
        return method, call_input, message.get("isPopup") is True

    def _carry_out(self, method, call_input):
        if method == "getIsInternetCafe":
            return self.options.internet_cafe or self.options.beta_cafe
        elif method == "getIsCBTInternetCafe":
            return self.options.beta_cafe
        elif method == "isShowTutorial":
            return self.options.tutorial
        elif method == "turnOff":
            GLib.idle_add(self.window.destroy)
        elif method == "setNotifyCount":
            count = call_input[0]
            self.header.set_subtitle(f"{count} unread" if count > 0 else None)
        elif method == "goToNGP":
            self._say(f"Starting {call_input[0]} …")
        elif method == "goToTALK":
            self._say("Opening the chat app …")
        elif method == "goToMyGames":
            self.give("goTo", ("/home",))
        elif method == "openSettingView":
            self._say("There is nothing to set in this host.")
        elif method == "sendRecentArticleInfo":
            self.recent_articles = [call_input[0], *self.recent_articles][:20]
            self._say(f"Last read: {call_input[0]['title']}")
        elif method == "showNPLogin":
            GLib.idle_add(self._show_sign_in)
        return None

    def _renew_session(self, answer):
        """Asks the publisher with the cookies of this profile: the session goes on, or it cannot be renewed (False)."""
        address = f"{self.publisher}/api/session/user"

        def ask(cookies):
            request = urllib.request.Request(address, headers={"Cookie": cookies})
            try:
                with urllib.request.urlopen(request, timeout=SESSION_TIMEOUT):
                    renewed = None
            except (urllib.error.URLError, TimeoutError):
                renewed = False
            GLib.idle_add(answer, renewed)

        def read(manager, result):
            cookies = manager.get_cookies_finish(result)
            text = "; ".join(f"{cookie.get_name()}={cookie.get_value()}" for cookie in cookies)
            threading.Thread(target=ask, args=(text,), daemon=True).start()

        self.context.get_cookie_manager().get_cookies(self.publisher, None, read)

    def _show_sign_in(self):
        """The publisher's sign-in in a window of its own, without a bridge; the page hears when it is over."""
        if self.sign_in is not None:
            self.sign_in.get_toplevel().present()
            return
        view = WebKit2.WebView(web_context=self.context, settings=self.settings)
        window = Gtk.Window(title="Sign in", transient_for=self.window, default_width=480, default_height=720)
        window.add(view)
        view.connect("decide-policy", self._on_sign_in_step, window)
        self._guard(view, {self.publisher})
        window.connect("destroy", self._on_sign_in_over)
        self.sign_in = view
        view.load_uri(f"{self.publisher}/login")
        window.show_all()

    @staticmethod
    def _on_sign_in_step(_view, decision, kind, window):
        if kind != WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
            return False
        path = urllib.parse.urlsplit(decision.get_navigation_action().get_request().get_uri()).path
        if path in ("/login", "/register"):
            return False
        decision.ignore()
        GLib.idle_add(window.destroy)
        return True

    def _on_sign_in_over(self, _window):
        self.sign_in = None
        self.give("onRefresh", ())

    # Commands to the page

    def give(self, command, command_input):
        """Gives a command to the page; one that comes before the page is ready waits."""
        self.waiting.append((command, command_input))
        if self.is_ready:
            self._flush()

    def _flush(self):
        self.is_ready = True
        waiting, self.waiting = self.waiting, []
        for command, command_input in waiting:
            if self.committed != self.origin:
                continue
            arguments = GLib.Variant(
                "a{sv}",
                {"command": GLib.Variant("s", command), "input": GLib.Variant("s", json.dumps(list(command_input)))},
            )
            body = "return window.purpleWeb[command](...JSON.parse(input))"
            self.view.call_async_javascript_function(
                body, -1, arguments, None, None, None, self._on_given, command
            )

    def _on_given(self, view, result, command):
        try:
            taken = view.call_async_javascript_function_finish(result).to_boolean()
        except GLib.Error as error:
            taken = False
            print(f"{command}: {error.message}", file=sys.stderr)
        self._tell("given", command=command, taken=taken)

    def _on_active(self, window, _property):
        if self.is_ready:
            self.give("onFocusStatus", (window.is_active(),))

    # What is said outside of the page

    def _say(self, words):
        self.status.set_text(words)

    def _tell(self, event, **details):
        if self.options.control:
            print(json.dumps({"event": event, **details}), flush=True)

    def run(self):
        self.window.show_all()
        self.view.load_uri(self.options.address)
        if self.options.control:
            threading.Thread(target=self._listen, daemon=True).start()
        Gtk.main()

    # By hand of whoever tries it, over the standard input: never by a page

    def _listen(self):
        for line in sys.stdin:
            GLib.idle_add(self._obey, json.loads(line))
        GLib.idle_add(self.window.destroy)

    def _obey(self, order):
        done = lambda answer=None: self._tell("done", id=order["id"], answer=answer)  # noqa: E731
        if order["do"] == "give":
            self.give(order["command"], order["input"])
            done()
        elif order["do"] == "menu":
            buttons = [child for child in self.header.get_children() if child.get_tooltip_text() == order["item"]]
            buttons[0].clicked()
            done()
        elif order["do"] == "click":
            self._click(order["x"], order["y"])
            done()
        elif order["do"] == "evaluate":
            self._evaluate(order, done)
        elif order["do"] == "picture":
            surface = self.window.get_window()
            size = (surface.get_width(), surface.get_height())
            Gdk.pixbuf_get_from_window(surface, 0, 0, *size).savev(order["path"], "png", [], [])
            done()

    def _click(self, x, y):
        """A press of the pointer at a point of the page."""
        surface = self.view.get_window()
        for kind in (Gdk.EventType.BUTTON_PRESS, Gdk.EventType.BUTTON_RELEASE):
            event = Gdk.Event.new(kind)
            event.button.window = surface
            event.button.button = 1
            event.button.x = x
            event.button.y = y
            event.set_device(surface.get_display().get_default_seat().get_pointer())
            self.view.event(event)

    def _evaluate(self, order, done):
        view = self.sign_in if order["window"] == "sign-in" else self.view
        body = f"return JSON.stringify(await (async () => {{ {order['script']} }})() ?? null)"

        def read(view, result):
            try:
                done(json.loads(view.call_async_javascript_function_finish(result).to_string()))
            except GLib.Error as error:
                done({"thrown": error.message})

        if view is None:
            done({"thrown": "There is no such window."})
        else:
            view.call_async_javascript_function(body, -1, None, None, None, None, read)


def read_options():
    parser = argparse.ArgumentParser(description="A desktop launcher around the launcher build")
    parser.add_argument("--address", required=True, help="the launcher build on its file server")
    parser.add_argument("--publisher", required=True, help="the publisher's store, where players sign in and pay")
    parser.add_argument("--frame", action="append", default=[], help="an origin that may be framed beside those two")
    parser.add_argument("--profile", help="folder for cookies and storage; without it nothing is kept")
    parser.add_argument("--browser", default="xdg-open", help="what opens addresses outside of the launcher")
    parser.add_argument("--devtools", action="store_true", help="let the inspector be opened")
    parser.add_argument("--tutorial", action="store_true", help="the tutorial is due")
    parser.add_argument("--internet-cafe", action="store_true", help="this is a computer of an internet café")
    parser.add_argument("--beta-cafe", action="store_true", help="that café takes part in the test of a beta")
    parser.add_argument("--software", action="store_true", help="paint without the graphics processor")
    parser.add_argument("--no-sandbox", dest="sandbox", action="store_false", help="for containers, which cannot nest one")
    parser.add_argument("--control", action="store_true", help="take orders on standard input, tell events on standard output")
    return parser.parse_args()


if __name__ == "__main__":
    Host(read_options()).run()
